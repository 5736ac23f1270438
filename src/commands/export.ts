// `export`: the live inventory as CSV, from reads alone.
import { type ExportedLists, inventoryCsv } from '../report/csv.ts';
import type { Reader } from '../service/reader.ts';
import type { Settings } from './inputs.ts';
import { soleOrganization } from './survey.ts';

export interface ExportRequest {
  readonly settings: Settings;
  readonly reader: Reader;
  /** Whether the text starts with a byte order mark. */
  readonly bom: boolean;
}

export interface Exported {
  readonly csv: string;
  readonly lists: ExportedLists;
}

/** Three lists, each read once (API section 4.2). Throws ServiceError, or ConfigurationError for a wrong organization. */
export async function runExport({ settings, reader, bom }: ExportRequest): Promise<Exported> {
  const [facilities, systems, assets] = await Promise.all([
    reader.facilities(),
    reader.cyberSystems(),
    reader.cyberAssets(),
  ]);
  soleOrganization([...facilities, ...systems], assets, settings);
  const lists = { facilities, systems, assets };
  return { csv: inventoryCsv(lists, { bom }), lists };
}
