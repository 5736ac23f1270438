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

/** Each list once (API section 4.2). Throws ServiceError, or ConfigurationError for a wrong organization. */
export async function runExport({ settings, reader, bom }: ExportRequest): Promise<Exported> {
  const [facilities, controlCenters, systems, assets] = await Promise.all([
    reader.facilities(),
    settings.controlCenterField === '' ? [] : reader.controlCenters(),
    reader.cyberSystems(),
    reader.cyberAssets(),
  ]);
  soleOrganization([...facilities, ...controlCenters, ...systems], assets, settings);
  const lists = { facilities, controlCenters, systems, assets };
  return { csv: inventoryCsv(lists, { ...settings, bom }), lists };
}
