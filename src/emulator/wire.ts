// The format of records, failures and bodies on the wire (API sections 2.2, 4.1, 4.2, 7).
import type { EmulatorOptions } from './options.ts';
import { ASSET_TYPES, type AssetFields, type CyberSystem } from './records.ts';

const JSON_HEADERS = { 'content-type': 'application/json' } as const;

export function answerJson(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}

/** A failure. The API document shows no schema of error bodies: this one is the emulator's own. */
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

/** A system as it is shown. The fields that the document does not show are options. */
export function shownSystem(system: CyberSystem, options: EmulatorOptions): object {
  const { id, name, facility_id, control_center_id, impact_rating, organization_slug } = system;
  const { withoutFacility, impactRatingField, controlCenterField } = options;
  const none = { absent: {}, null: { facility_id: null }, empty: { facility_id: '' } }[withoutFacility];
  return {
    id,
    name,
    ...(facility_id === null ? none : { facility_id }),
    ...(controlCenterField === '' || control_center_id === null ? {} : { [controlCenterField]: control_center_id }),
    ...(impactRatingField === '' || impact_rating === null ? {} : { [impactRatingField]: impact_rating }),
    organization_slug,
  };
}

// Reads the bodies of POST and PATCH /cyber-assets (API section 4.2).

const FIELDS = ['name', 'cyber_system_id', 'asset_type'] as const;

/** The fields in a body, or the answer that refuses it. `body` is the body itself, for the log. */
type ReadBody<T> =
  | { readonly fields: T; readonly body: unknown }
  | { readonly refused: Response; readonly body: unknown };

/** The body of a creation: every field is required. */
export async function readCreation(request: Request, options: EmulatorOptions): Promise<ReadBody<AssetFields>> {
  const read = await readUpdate(request, options);
  if ('refused' in read) return read;
  const { name, cyber_system_id, asset_type } = read.fields;
  if (name !== undefined && cyber_system_id !== undefined && asset_type !== undefined) {
    return { fields: { name, cyber_system_id, asset_type }, body: read.body };
  }
  const missing = FIELDS.filter((field) => read.fields[field] === undefined);
  return { refused: invalidBody(options, `missing: ${missing.join(', ')}`), body: read.body };
}

/** The body of an update: any of the fields. An empty object changes nothing. */
export async function readUpdate(request: Request, options: EmulatorOptions): Promise<ReadBody<Partial<AssetFields>>> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    const message = 'the body needs Content-Type: application/json';
    return { refused: answerFailure(415, 'content_type', message), body: undefined };
  }
  const text = await request.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { refused: invalidBody(options, 'the body is not JSON'), body: text };
  }
  const fields = parseFields(body);
  return typeof fields === 'string' ? { refused: invalidBody(options, fields), body } : { fields, body };
}

/** The answer to an invalid body. The API document does not show its status. */
export function invalidBody({ invalidBodyStatus }: EmulatorOptions, message: string): Response {
  return answerFailure(invalidBodyStatus, 'invalid_body', message);
}

/** The fields of a body, or what is wrong with it. Unknown fields are ignored. */
function parseFields(value: unknown): Partial<AssetFields> | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'the body is not a JSON object';
  const body: Readonly<Record<string, unknown>> = { ...value };
  const wrong = FIELDS.find((field) => body[field] !== undefined && typeof body[field] !== 'string');
  if (wrong !== undefined) return `${wrong} is not a string`;
  if (body.name === '') return 'name is empty';
  const asset_type = ASSET_TYPES.find((type) => type === body.asset_type);
  if (asset_type === undefined && body.asset_type !== undefined) return 'asset_type is not hardware or software';
  return {
    ...(typeof body.name === 'string' ? { name: body.name } : {}),
    ...(typeof body.cyber_system_id === 'string' ? { cyber_system_id: body.cyber_system_id } : {}),
    ...(asset_type === undefined ? {} : { asset_type }),
  };
}
