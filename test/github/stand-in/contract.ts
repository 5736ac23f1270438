// Checks requests and answers against GitHub's own description of its REST API. The whole process shares one copy,
// because compiling a validator takes longer than everything else here. Each is compiled when it is first needed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, OpenAPIBackend, type Operation } from 'openapi-backend';
import { isObject } from './examples.ts';

const DESCRIPTION = join(import.meta.dirname, '../openapi/openapi-subset.json');

export interface WireRequest {
  readonly method: string;
  /** As sent, still encoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body; undefined if there is none. */
  readonly body: unknown;
}

export interface Contract {
  /** The operation that a request asks for, or null if the description has none. */
  operation(request: WireRequest): Operation | null;
  /** What the description does not allow in a request. */
  requestFaults(request: WireRequest, operation: Operation): string[];
  /** How an answer differs from the description. */
  answerFaults(operation: Operation, status: number, body: unknown): string[];
  /** The keys of a named schema. */
  keys(schema: string): readonly string[];
  readonly operationIds: ReadonlySet<string>;
}

let loaded: Promise<Contract> | null = null;

/** The contract, read once per process. */
export const contract = (): Promise<Contract> => (loaded ??= load());

async function load(): Promise<Contract> {
  const definition: Document = JSON.parse(readFileSync(DESCRIPTION, 'utf8'), allowNull);
  const schemas = structuredClone(definition.components?.schemas ?? {});
  const api = new OpenAPIBackend({
    definition,
    quick: true,
    // The description is GitHub's own. Checking it against the rules of schemas takes as long as compiling it.
    ajvOpts: { strict: false, logger: false, validateSchema: false },
    customizeAjv: (ajv) => {
      ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
      // A URL that is not set is an empty text in an answer.
      ajv.addFormat('uri', (text: string) => text === '' || URL.canParse(text));
      return ajv;
    },
  });
  await api.init();
  return {
    operation: router(api.router.getOperations()),
    requestFaults: (request, operation) => [
      ...words(api.validateRequest(wire(request), operation).errors),
      ...unknownFields(request.body, operation),
    ],
    answerFaults: (operation, status, body) => {
      // The description leaves out most failures, so only a success that it does not have is a fault.
      const isKnown = status >= 300 || Object.keys(operation.responses ?? {}).includes(String(status));
      return isKnown ? words(api.validateResponse(body, operation, status).errors) : [`no answer ${status}`];
    },
    keys: (name) => Object.keys(propertiesOf(schemas[name])),
    operationIds: new Set(api.router.getOperations().map(({ operationId }) => operationId ?? '')),
  };
}

/** Replaces the router of the library, which makes every pattern again for every request. */
function router(operations: readonly Operation[]): Contract['operation'] {
  const literal = ({ path }: Operation) => path.replace(/\{.*?\}/g, '').length;
  const routes = operations
    .toSorted((a, b) => literal(b) - literal(a))
    .map((each) => ({ each, pattern: new RegExp(`^${each.path.replace(/\{.*?\}/g, '[^/]+')}$`) }));
  return ({ method, path }) =>
    routes.find(({ each, pattern }) => each.method === method.toLowerCase() && pattern.test(path))?.each ?? null;
}

/** Adds null to nullable enumerations, where the description omits it. The conclusion of a run in progress is null. */
function allowNull(_key: string, value: unknown): unknown {
  const isNullable = isObject(value) && value.nullable === true && Array.isArray(value.enum);
  return isNullable ? { ...value, enum: [...Object.values(value.enum ?? []), null] } : value;
}

function wire({ method, path, query, headers, body }: WireRequest) {
  return { method, path, query: { ...query }, headers: { ...headers }, ...(body === undefined ? {} : { body }) };
}

/** The description allows further fields in a body, but GitHub ignores them, so a misspelled one would be lost. */
function unknownFields(body: unknown, { requestBody }: Operation): string[] {
  if (typeof body !== 'object' || body === null || requestBody === undefined || !('content' in requestBody)) return [];
  const known = propertiesOf(requestBody.content['application/json']?.schema);
  return Object.keys(body)
    .filter((key) => !(key in known))
    .map((key) => `body: there is no field '${key}'`);
}

function propertiesOf(schema: object | undefined): object {
  return schema !== undefined && 'properties' in schema ? (schema.properties ?? {}) : {};
}

function words(errors: readonly { instancePath: string; message?: string; params: unknown }[] | null | undefined) {
  return (errors ?? []).map((e) => `${e.instancePath} ${e.message ?? 'is wrong'} ${JSON.stringify(e.params)}`.trim());
}
