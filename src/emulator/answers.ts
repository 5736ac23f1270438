// How records and failures look on the wire (API sections 2.2, 4.1, 7).
import type { EmulatorOptions } from './options.ts';
import type { CyberSystem } from './records.ts';

const JSON_HEADERS = { 'content-type': 'application/json' } as const;

/** A JSON answer. */
export function answerJson(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}

/** A JSON answer that is JSON in UTF-8 already. */
export function answerBytes(status: number, body: Uint8Array<ArrayBuffer>): Response {
  return new Response(body, { status, headers: JSON_HEADERS });
}

/** A failure. The schema of error bodies is not shown in the API document: this one is the emulator's own. */
export function answerFailure(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return answerJson(status, { error: { code, message } }, headers);
}

/** Adds the extra fields of the options to a record. Documented fields keep their values. */
export function presenter({ extraFields }: EmulatorOptions): (record: object) => object {
  if (Object.keys(extraFields).length === 0) return (record) => record;
  return (record) => ({ ...extraFields, ...record });
}

/** A system as it is shown: no field names its control center, and `facility_id` without a facility is an option. */
export function shownSystem(system: CyberSystem, { withoutFacility }: EmulatorOptions): object {
  const { control_center_id, facility_id, organization_slug, ...named } = system;
  if (facility_id !== null) return { ...named, facility_id, organization_slug };
  if (withoutFacility === 'absent') return { ...named, organization_slug };
  return { ...named, facility_id: withoutFacility === 'null' ? null : '', organization_slug };
}
