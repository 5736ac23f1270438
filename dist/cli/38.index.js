export const id = 38;
export const ids = [38];
export const modules = {

/***/ 5038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cliDemo: () => (/* binding */ cliDemo),
  cliEmulator: () => (/* binding */ cliEmulator)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
// EXTERNAL MODULE: ./lib/core/rejections.js
var rejections = __webpack_require__(1315);
// EXTERNAL MODULE: ./lib/core/result.js
var result = __webpack_require__(8490);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
;// CONCATENATED MODULE: ./lib/emulator/reading.js

class EmulatorInputError extends Error {
    name = 'EmulatorInputError';
}
function throwInputError(place, problem) {
    throw new EmulatorInputError(`${place}: ${problem}`);
}
function readInput(schema, value, place, root = place) {
    const parsed = schema.safeParse(value, { error: wordProblem });
    if (parsed.success)
        return parsed.data;
    const { path, message } = parsed.error.issues[0];
    const within = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
    return throwInputError(`${place}${within}`.replace(/^\./, '') || root, message);
}
const nonEmptyText = schemas/* string */.YjP().min(1, { error: ({ input }) => notText(input) });
function wholeNumber(min = 0, max = Number.MAX_SAFE_INTEGER) {
    const bounds = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    const error = ({ input }) => `must be a whole number ${bounds}, but is ${quotedValue(input)}`;
    return schemas/* int */.Whr({ error }).min(min, { error }).max(max, { error });
}
const timerMs = wholeNumber(0, 2_147_483_647);
const failureStatus = wholeNumber(400, 599);
function wordProblem(issue) {
    const { input } = issue;
    switch (issue.code) {
        case 'invalid_type':
            if (issue.expected === 'string')
                return notText(input);
            return `must be ${EXPECTED[issue.expected] ?? issue.expected}, but is ${kindOfValue(input)}`;
        case 'invalid_value':
            return `must be one of ${issue.values.join(', ')}, but is ${quotedValue(input)}`;
        case 'unrecognized_keys': {
            const allowed = issue.inst instanceof schemas/* ZodObject */.bvH ? Object.keys(issue.inst.shape) : [];
            return `has no field ${JSON.stringify(issue.keys[0])}; it may have ${allowed.join(', ')}`;
        }
        default:
            return undefined;
    }
}
const EXPECTED = {
    object: 'an object',
    record: 'an object',
    array: 'a list',
    boolean: 'true or false',
};
function notText(value) {
    return `must be a string that is not empty, but is ${kindOfValue(value)}`;
}
function kindOfValue(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object')
        return 'an object';
    if (typeof value === 'string')
        return value === '' ? 'an empty string' : 'a string';
    return `${value}`;
}
function quotedValue(value) {
    return typeof value === 'string' ? JSON.stringify(value) : kindOfValue(value);
}

;// CONCATENATED MODULE: ./lib/emulator/faults.js


function seededRandom(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}
const FAULTS = {
    'reset-before': 'the connection is reset, and nothing was committed',
    'reset-after': 'the write is committed, then the connection is reset',
    'error-before': 'a 5xx, and nothing was committed',
    'error-after': 'the write is committed, then answered with a 5xx',
    truncated: 'committed; the connection ends in the middle of the body',
    'half-json': 'committed; half the body, sent as if it were the whole',
    'not-json': 'committed; a page of HTML with the status of a success',
    stall: 'the answer never ends until the client goes away',
    slow: 'committed; answered late',
};
const kind = schemas/* enum */.k5n(Object.keys(FAULTS));
const FAULT_KINDS = kind.options;
const NO_PROBABILITY = 'must be a number from 0 to 1';
const count = schemas/* exactOptional */.yqP(wholeNumber(1));
const common = {
    method: schemas/* exactOptional */.yqP(nonEmptyText).describe('Only for requests with this method.'),
    path: schemas/* exactOptional */.yqP(schemas/* string */.YjP().startsWith('/', 'must start with /'))
        .describe('Only for requests whose path starts with this text.'),
    status: schemas/* exactOptional */.yqP(wholeNumber(500, 599))
        .describe('For `error-before` and `error-after`: 500 to 599. Default: 503.'),
    committed: schemas/* exactOptional */.yqP(schemas/* boolean */.zMY()).describe('For `stall`: whether the write is committed. Default: `false`.'),
    headers: schemas/* exactOptional */.yqP(schemas/* boolean */.zMY()).describe('For `stall`: whether the headers are sent. Default: `false`.'),
    delayMs: schemas/* exactOptional */.yqP(timerMs).describe('For `slow`: the delay of the answer in milliseconds. Default: 1000.'),
};
const faultRule = schemas/* strictObject */.rej({
    kind: kind.describe('See below.'),
    nth: count.describe('The number of the first matching request that fails. Default: 1.'),
    times: count.describe('How many requests fail in a row. Default: 1 if `nth` is given, otherwise all.'),
    ...common,
});
const faultChance = schemas/* strictObject */.rej({
    probability: schemas/* number */.aig(NO_PROBABILITY).min(0, NO_PROBABILITY).max(1, NO_PROBABILITY).describe('For each request.'),
    kinds: schemas/* exactOptional */.yqP(schemas/* array */.YOg(kind)).describe('A list of kinds. Default: any except `stall`.'),
    ...common,
});
const CHANCE_KINDS = FAULT_KINDS.filter((each) => each !== 'stall');
function decideFaults(plan, random) {
    if ('probability' in plan) {
        const kinds = plan.kinds?.length ? plan.kinds : CHANCE_KINDS;
        return (method, path) => {
            if (!matches(plan, method, path) || random() >= plan.probability)
                return null;
            const chosen = kinds[Math.floor(random() * kinds.length)];
            return chosen === undefined ? null : { ...plan, kind: chosen };
        };
    }
    const counted = plan.map((rule) => ({ rule, seen: 0 }));
    return (method, path) => {
        let hit = null;
        for (const entry of counted) {
            if (!matches(entry.rule, method, path))
                continue;
            entry.seen += 1;
            const { nth, times } = entry.rule;
            const first = nth ?? 1;
            const end = first + (times ?? (nth === undefined ? Number.POSITIVE_INFINITY : 1));
            if (hit === null && entry.seen >= first && entry.seen < end)
                hit = entry.rule;
        }
        return hit;
    };
}
function matches({ method, path = '' }, requested, requestedPath) {
    return (method === undefined || method.toUpperCase() === requested) && requestedPath.startsWith(path);
}

;// CONCATENATED MODULE: ./lib/emulator/records.js
const ASSET_TYPES = ['hardware', 'software'];
const IMPACT_RATINGS = ['High', 'Medium', 'Low'];
class IdSource {
    prefix;
    #claimed = new Set();
    #last = 0;
    constructor(prefix) {
        this.prefix = prefix;
    }
    reserveId(id) {
        if (this.#claimed.has(id))
            return false;
        this.#claimed.add(id);
        return true;
    }
    nextId() {
        do
            this.#last += 1;
        while (this.#claimed.has(`${this.prefix}${this.#last}`));
        return `${this.prefix}${this.#last}`;
    }
}
const NAME_SCOPES = ['none', 'system', 'organization', 'organization-case-insensitive'];

;// CONCATENATED MODULE: ./lib/emulator/options.js




const FIELD_RULE = 'must be a field name that the API document does not use';
const fieldName = schemas/* string */.YjP()
    .regex(/^([a-z_]\w*)?$/i, FIELD_RULE)
    .refine((name) => !['id', 'name', 'facility_id', 'organization_slug'].includes(name), FIELD_RULE);
const behavior = schemas/* strictObject */.rej({
    uniqueNames: schemas/* enum */.k5n(NAME_SCOPES).default('organization').describe('Scope in which the name of an asset is unique.'),
    missingKeyStatus: failureStatus.default(401).describe('HTTP status for a request without a key.'),
    invalidKeyStatus: failureStatus.default(401).describe('HTTP status for a key that is not valid.'),
    invalidBodyStatus: failureStatus.default(400).describe('HTTP status for an invalid body.'),
    takenNameStatus: failureStatus.default(409).describe('HTTP status for a name that is taken.'),
    withoutFacility: schemas/* enum */.k5n(['absent', 'null', 'empty'])
        .default('absent')
        .describe('`facility_id` of a cyber system without a facility.'),
    impactRatingField: fieldName.default('').describe('Field of a cyber system for its impact rating.'),
    controlCenterField: fieldName.default('').describe('Field of a cyber system for the id of its control center.'),
    extraFields: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).default({}).describe('Fields added to every record shown.'),
    latencyMs: timerMs.default(0).describe('Milliseconds before each request is handled.'),
    lagMs: wholeNumber().default(0).describe('By how many milliseconds the list of assets lags behind writes.'),
    lagReads: wholeNumber().default(0).describe('How many reads of the list of assets do not show a write yet.'),
    rateLimit: wholeNumber().default(0).describe('Requests of an organization in a window; 0 for no limit.'),
    rateWindowMs: wholeNumber(1).default(1_000).describe('Milliseconds of that window.'),
    retryAfter: schemas/* enum */.k5n(['seconds', 'date', 'absent']).default('seconds').describe('`Retry-After` of a 429.'),
    faults: schemas/* unknown */.L5J()
        .default([])
        .describe('Injected faults: a list of rules (the first that matches applies), or one object for random faults.'),
    randomSeed: wholeNumber().default(1).describe('Seed of the random numbers that random faults use.'),
});
function completeOptions(given) {
    const options = readInput(behavior, given, '', 'the behavior');
    const { faults } = options;
    if (!Array.isArray(faults))
        return { ...options, faults: readInput(faultChance, faults, 'faults') };
    return { ...options, faults: readInput(schemas/* array */.YOg(faultRule), faults, 'faults') };
}

;// CONCATENATED MODULE: ./lib/emulator/seed.js



const apiKey = nonEmptyText.regex(/^[\x21-\x7e]+$/, 'must hold only visible ASCII characters: it is sent in a header');
function idSchema(prefix) {
    const pattern = new RegExp(`^${prefix}[\\x21-\\x7e]+$`);
    const error = ({ input }) => `must start with ${prefix}, followed by visible ASCII characters, but is ${quotedValue(input)}`;
    return schemas/* string */.YjP({ error }).regex(pattern, { error }).optional();
}
function placeSchema(prefix) {
    return schemas/* strictObject */.rej({ id: idSchema(prefix), name: nonEmptyText });
}
const system = schemas/* strictObject */.rej({
    id: idSchema('cs_'),
    name: nonEmptyText,
    facility_id: nonEmptyText.optional(),
    facility: nonEmptyText.optional(),
    control_center_id: nonEmptyText.optional(),
    control_center: nonEmptyText.optional(),
    impact_rating: schemas/* enum */.k5n(IMPACT_RATINGS).optional(),
})
    .superRefine((system, context) => {
    const parents = PARENTS.filter((field) => system[field] !== undefined);
    if (parents.length > 1)
        context.addIssue(`can have only one parent, but names ${parents.join(' and ')}`);
});
const PARENTS = ['facility_id', 'facility', 'control_center_id', 'control_center'];
const asset = schemas/* strictObject */.rej({
    id: idSchema('ca_'),
    name: nonEmptyText,
    cyber_system_id: nonEmptyText.optional(),
    cyber_system: nonEmptyText.optional(),
    asset_type: schemas/* enum */.k5n(ASSET_TYPES),
})
    .superRefine(({ cyber_system_id, cyber_system }, context) => {
    if ((cyber_system_id === undefined) !== (cyber_system === undefined))
        return;
    const has = cyber_system === undefined ? 'neither' : 'both';
    context.addIssue(`needs exactly one of cyber_system_id and cyber_system, but has ${has}`);
});
const organization = schemas/* strictObject */.rej({
    slug: nonEmptyText,
    keys: schemas/* array */.YOg(apiKey).optional(),
    facilities: schemas/* array */.YOg(placeSchema('fac_')).optional(),
    control_centers: schemas/* array */.YOg(placeSchema('cc_')).optional(),
    cyber_systems: schemas/* array */.YOg(system).optional(),
    cyber_assets: schemas/* array */.YOg(asset).optional(),
});
const seedSchema = schemas/* strictObject */.rej({ organizations: schemas/* array */.YOg(organization) });
function parseSeed(value) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !('organizations' in value)) {
        throwInputError('seed', 'needs the field organizations');
    }
    return readInput(seedSchema, value, '', 'seed');
}
function loadSeed(seed) {
    const ids = {
        facilities: new IdSource('fac_'),
        controlCenters: new IdSource('cc_'),
        cyberSystems: new IdSource('cs_'),
        cyberAssets: new IdSource('ca_'),
    };
    checkSlugsAndKeys(seed);
    seed.organizations.forEach((organization, index) => {
        const place = `organizations[${index}]`;
        claimAll(ids.facilities, organization.facilities, `${place}.facilities`);
        claimAll(ids.controlCenters, organization.control_centers, `${place}.control_centers`);
        claimAll(ids.cyberSystems, organization.cyber_systems, `${place}.cyber_systems`);
        claimAll(ids.cyberAssets, organization.cyber_assets, `${place}.cyber_assets`);
    });
    const organizations = seed.organizations.map((o, index) => plantOrganization(o, ids, `organizations[${index}]`));
    return { organizations, assetIds: ids.cyberAssets };
}
function checkSlugsAndKeys(seed) {
    const slugs = new Set();
    const holders = new Map();
    seed.organizations.forEach(({ slug, keys = [] }, index) => {
        const place = `organizations[${index}]`;
        if (slugs.has(slug))
            throwInputError(`${place}.slug`, `another organization is called ${JSON.stringify(slug)}`);
        slugs.add(slug);
        keys.forEach((key, nth) => {
            const holder = holders.get(key);
            if (holder !== undefined)
                throwInputError(`${place}.keys[${nth}]`, `the same key is listed for ${holder} already`);
            holders.set(key, slug);
        });
    });
}
function claimAll(ids, records, place) {
    records?.forEach(({ id }, index) => {
        if (id !== undefined && !ids.reserveId(id))
            throwInputError(`${place}[${index}].id`, `another record has the id ${id}`);
    });
}
function plantOrganization(seed, ids, place) {
    const slug = seed.slug;
    const facilities = plantPlaces(seed.facilities, ids.facilities, slug);
    const controlCenters = plantPlaces(seed.control_centers, ids.controlCenters, slug);
    const facilityOf = finder('facility', facilities);
    const controlCenterOf = finder('control_center', controlCenters);
    const cyberSystems = (seed.cyber_systems ?? []).map((system, index) => {
        const at = `${place}.cyber_systems[${index}]`;
        return {
            id: system.id ?? ids.cyberSystems.nextId(),
            name: system.name,
            facility_id: facilityOf(system.facility_id, system.facility, at),
            control_center_id: controlCenterOf(system.control_center_id, system.control_center, at),
            impact_rating: system.impact_rating ?? null,
            organization_slug: slug,
        };
    });
    const systemOf = finder('cyber_system', cyberSystems);
    const cyberAssets = (seed.cyber_assets ?? []).map((asset, index) => {
        const at = `${place}.cyber_assets[${index}]`;
        const system = systemOf(asset.cyber_system_id, asset.cyber_system, at);
        return {
            id: asset.id ?? ids.cyberAssets.nextId(),
            name: asset.name,
            cyber_system_id: system ?? throwInputError(at, 'needs cyber_system_id or cyber_system'),
            asset_type: asset.asset_type,
            organization_slug: slug,
        };
    });
    return { slug, keys: seed.keys ?? [], facilities, controlCenters, cyberSystems, cyberAssets };
}
function plantPlaces(places, ids, slug) {
    return (places ?? []).map(({ id, name }) => ({ id: id ?? ids.nextId(), name, organization_slug: slug }));
}
function finder(field, records) {
    const kind = field.replace('_', ' ');
    const ids = new Set(records.map(({ id }) => id));
    const byName = new Map();
    for (const { id, name } of records)
        byName.set(name, [...(byName.get(name) ?? []), id]);
    return (id, name, place) => {
        if (id !== undefined) {
            if (ids.has(id))
                return id;
            return throwInputError(`${place}.${field}_id`, `this organization has no ${JSON.stringify(id)}`);
        }
        if (name === undefined)
            return null;
        const [only, ...others] = byName.get(name) ?? [];
        const quoted = JSON.stringify(name);
        if (only === undefined) {
            return throwInputError(`${place}.${field}`, `this organization has no ${kind} named ${quoted}`);
        }
        if (others.length === 0)
            return only;
        const named = [only, ...others].join(', ');
        return throwInputError(`${place}.${field}`, `${quoted} names several: ${named}; use ${field}_id`);
    };
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 1 modules
var dist = __webpack_require__(4735);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/utils/response.mjs
var utils_response = __webpack_require__(9281);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 24 modules
var hono_dist = __webpack_require__(1894);
;// CONCATENATED MODULE: ./lib/emulator/api.js


class AssetList {
    #options;
    #now;
    #visible;
    #trailing;
    #pending = [];
    #reads = 0;
    #body = null;
    constructor(organization, options, now) {
        this.#options = options;
        this.#now = now;
        this.#trailing = options.lagMs > 0 || options.lagReads > 0 ? new Map(organization.cyberAssets) : null;
        this.#visible = this.#trailing ?? organization.cyberAssets;
        organization.onWrite((id, asset) => {
            if (this.#trailing === null)
                this.#body = null;
            else
                this.#pending.push({ id, asset, at: now(), reads: this.#reads });
        });
    }
    shownBytes() {
        this.#reads += 1;
        const { lagMs, lagReads } = this.#options;
        const time = this.#now();
        const unseen = this.#pending.findIndex(({ at, reads }) => at + lagMs > time || reads + lagReads >= this.#reads);
        for (const { id, asset } of this.#pending.splice(0, unseen < 0 ? this.#pending.length : unseen)) {
            if (asset === null)
                this.#trailing?.delete(id);
            else
                this.#trailing?.set(id, asset);
            this.#body = null;
        }
        const show = presenter(this.#options);
        this.#body ??= new TextEncoder().encode(JSON.stringify(Array.from(this.#visible.values(), show)));
        return this.#body;
    }
}
function addNote(c, noted) {
    if (c.env?.note !== undefined)
        Object.assign(c.env.note, noted);
}
function createApi({ store, options, now, }) {
    const tenants = new Map();
    for (const organization of store.organizations) {
        const list = new AssetList(organization, options, now);
        tenants.set(organization, { organization, list, windowEnds: Number.NEGATIVE_INFINITY, used: 0 });
    }
    const api = new hono_dist/* Hono */.$();
    api.use('*', async (c, next) => {
        const key = c.req.header('x-api-key');
        if (key === undefined || key === '')
            return answerFailure(options.missingKeyStatus, 'missing_key', 'no X-API-Key');
        const tenant = tenants.get(store.organizationOf(key));
        if (tenant === undefined)
            return answerFailure(options.invalidKeyStatus, 'invalid_key', 'the key is not valid');
        addNote(c, { organization: tenant.organization.slug });
        c.set('tenant', tenant);
        const refused = takeRate(tenant, options, now());
        if (refused !== null)
            return refused;
        return c.req.method === 'HEAD' ? nothingThere() : next();
    });
    addReads(api, options);
    addAssets(api, options);
    api.onError((error) => {
        throw error;
    });
    api.notFound(nothingThere);
    return api;
}
function takeRate(tenant, { rateLimit, rateWindowMs, retryAfter }, time) {
    if (rateLimit === 0)
        return null;
    if (time >= tenant.windowEnds) {
        tenant.windowEnds = time + rateWindowMs;
        tenant.used = 0;
    }
    if (tenant.used < rateLimit) {
        tenant.used += 1;
        return null;
    }
    const seconds = String(Math.ceil((tenant.windowEnds - time) / 1_000));
    const date = new Date(Math.ceil(tenant.windowEnds / 1_000) * 1_000).toUTCString();
    const headers = { seconds: { 'retry-after': seconds }, date: { 'retry-after': date }, absent: {} };
    return answerFailure(429, 'rate_limit', 'too many requests', headers[retryAfter]);
}
function nothingThere() {
    return answerFailure(404, 'unknown_path', 'no such path, or not with this method');
}
function unknownIdAnswer() {
    return answerFailure(404, 'unknown_id', 'no record has this id');
}
function addReads(api, options) {
    const show = presenter(options);
    const addCollection = (path, recordsOf, shown = (record) => record) => {
        api.get(path, (c) => {
            const records = recordsOf(c.var.tenant.organization);
            return answerJson(200, Array.from(records.values(), (record) => show(shown(record))));
        });
        api.get(`${path}/:id`, (c) => {
            const record = recordsOf(c.var.tenant.organization).get(c.req.param('id') ?? '');
            return record === undefined ? unknownIdAnswer() : answerJson(200, show(shown(record)));
        });
    };
    addCollection('/facilities', ({ facilities }) => facilities);
    addCollection('/control-centers', ({ controlCenters }) => controlCenters);
    addCollection('/cyber-systems', ({ cyberSystems }) => cyberSystems, (system) => shownSystem(system, options));
}
function addAssets(api, options) {
    const show = presenter(options);
    const answerWrite = (c, status, written) => {
        if (written.ok) {
            addNote(c, { committed: true });
            return status === 204 ? new Response(null, { status }) : answerJson(status, show(written.asset));
        }
        switch (written.refusal) {
            case 'unknown-asset':
                return unknownIdAnswer();
            case 'unknown-system':
                return invalidBody(options, 'cyber_system_id names no cyber system of this organization');
            case 'taken-name':
                return answerFailure(options.takenNameStatus, 'taken_name', 'another asset has this name');
        }
    };
    api.get('/cyber-assets', (c) => {
        const bytes = c.var.tenant.list.shownBytes();
        return new Response(bytes, { headers: { 'content-type': 'application/json' } });
    });
    api.get('/cyber-assets/:id', (c) => {
        const asset = c.var.tenant.organization.cyberAssets.get(c.req.param('id'));
        return asset === undefined ? unknownIdAnswer() : answerJson(200, show(asset));
    });
    api.post('/cyber-assets', async (c) => {
        const read = await readCreation(c.req.raw, options);
        addNote(c, { body: read.body });
        if ('refused' in read)
            return read.refused;
        return answerWrite(c, 201, c.var.tenant.organization.createAsset(read.fields));
    });
    api.patch('/cyber-assets/:id', async (c) => {
        const read = await readUpdate(c.req.raw, options);
        addNote(c, { body: read.body });
        if ('refused' in read)
            return read.refused;
        return answerWrite(c, 200, c.var.tenant.organization.updateAsset(c.req.param('id'), read.fields));
    });
    api.delete('/cyber-assets/:id', (c) => {
        return answerWrite(c, 204, c.var.tenant.organization.deleteAsset(c.req.param('id')));
    });
}
const JSON_HEADERS = { 'content-type': 'application/json' };
function answerJson(status, body, headers = {}) {
    return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}
function answerFailure(status, code, message, headers = {}) {
    return answerJson(status, { error: { code, message } }, headers);
}
function presenter({ extraFields }) {
    if (Object.keys(extraFields).length === 0)
        return (record) => record;
    return (record) => ({ ...extraFields, ...record });
}
function shownSystem(system, options) {
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
const FIELDS = ['name', 'cyber_system_id', 'asset_type'];
async function readCreation(request, options) {
    const read = await readUpdate(request, options);
    if ('refused' in read)
        return read;
    const { name, cyber_system_id, asset_type } = read.fields;
    if (name !== undefined && cyber_system_id !== undefined && asset_type !== undefined) {
        return { fields: { name, cyber_system_id, asset_type }, body: read.body };
    }
    const missing = FIELDS.filter((field) => read.fields[field] === undefined);
    return { refused: invalidBody(options, `missing: ${missing.join(', ')}`), body: read.body };
}
async function readUpdate(request, options) {
    const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
    if (type !== 'application/json') {
        const message = 'the body needs Content-Type: application/json';
        return { refused: answerFailure(415, 'content_type', message), body: undefined };
    }
    const text = await request.text();
    let body;
    try {
        body = JSON.parse(text);
    }
    catch {
        return { refused: invalidBody(options, 'the body is not JSON'), body: text };
    }
    const fields = parseFields(body);
    return typeof fields === 'string' ? { refused: invalidBody(options, fields), body } : { fields, body };
}
function invalidBody({ invalidBodyStatus }, message) {
    return answerFailure(invalidBodyStatus, 'invalid_body', message);
}
function parseFields(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return 'the body is not a JSON object';
    const body = { ...value };
    const wrong = FIELDS.find((field) => body[field] !== undefined && typeof body[field] !== 'string');
    if (wrong !== undefined)
        return `${wrong} is not a string`;
    if (body.name === '')
        return 'name is empty';
    const asset_type = ASSET_TYPES.find((type) => type === body.asset_type);
    if (asset_type === undefined && body.asset_type !== undefined)
        return 'asset_type is not hardware or software';
    return {
        ...(typeof body.name === 'string' ? { name: body.name } : {}),
        ...(typeof body.cyber_system_id === 'string' ? { cyber_system_id: body.cyber_system_id } : {}),
        ...(asset_type === undefined ? {} : { asset_type }),
    };
}

;// CONCATENATED MODULE: ./lib/emulator/store.js

function indexById(records) {
    return new Map(records.map((record) => [record.id, record]));
}
class Organization {
    slug;
    facilities;
    controlCenters;
    cyberSystems;
    cyberAssets;
    #assets;
    #names;
    #ids;
    #listeners = [];
    constructor(planted, scope, ids) {
        this.slug = planted.slug;
        this.facilities = indexById(planted.facilities);
        this.controlCenters = indexById(planted.controlCenters);
        this.cyberSystems = indexById(planted.cyberSystems);
        this.#assets = indexById(planted.cyberAssets);
        this.cyberAssets = this.#assets;
        this.#names = new NameIndex(scope);
        for (const asset of planted.cyberAssets)
            this.#names.count(asset, 1);
        this.#ids = ids;
    }
    onWrite(listener) {
        this.#listeners.push(listener);
    }
    createAsset(fields) {
        const { name, cyber_system_id, asset_type } = fields;
        if (!this.cyberSystems.has(cyber_system_id))
            return { ok: false, refusal: 'unknown-system' };
        if (this.#names.isTaken(fields, null))
            return { ok: false, refusal: 'taken-name' };
        return this.#put({ id: this.#ids.nextId(), name, cyber_system_id, asset_type, organization_slug: this.slug }, null);
    }
    updateAsset(id, changes) {
        const before = this.#assets.get(id);
        if (before === undefined)
            return { ok: false, refusal: 'unknown-asset' };
        const after = {
            id,
            name: changes.name ?? before.name,
            cyber_system_id: changes.cyber_system_id ?? before.cyber_system_id,
            asset_type: changes.asset_type ?? before.asset_type,
            organization_slug: this.slug,
        };
        if (!this.cyberSystems.has(after.cyber_system_id))
            return { ok: false, refusal: 'unknown-system' };
        if (this.#names.isTaken(after, before))
            return { ok: false, refusal: 'taken-name' };
        return this.#put(after, before);
    }
    deleteAsset(id) {
        const asset = this.#assets.get(id);
        if (asset === undefined)
            return { ok: false, refusal: 'unknown-asset' };
        this.#assets.delete(id);
        this.#names.count(asset, -1);
        for (const listener of this.#listeners)
            listener(id, null);
        return { ok: true, asset };
    }
    #put(asset, before) {
        if (before !== null)
            this.#names.count(before, -1);
        this.#names.count(asset, 1);
        this.#assets.set(asset.id, asset);
        for (const listener of this.#listeners)
            listener(asset.id, asset);
        return { ok: true, asset };
    }
}
class Store {
    #organizations;
    #keys = new Map();
    constructor(seed, scope) {
        const { organizations, assetIds } = loadSeed(seed);
        this.#organizations = new Map(organizations.map((planted) => [planted.slug, new Organization(planted, scope, assetIds)]));
        for (const { slug, keys } of organizations)
            for (const key of keys)
                this.addKey(slug, key);
    }
    get organizations() {
        return this.#organizations.values();
    }
    organization(slug) {
        const organization = this.#organizations.get(slug);
        if (organization === undefined)
            throw new Error(`no organization is called ${JSON.stringify(slug)}`);
        return organization;
    }
    organizationOf(key) {
        return this.#keys.get(key) ?? null;
    }
    addKey(slug, key) {
        const organization = this.organization(slug);
        const holder = this.#keys.get(key);
        if (holder !== undefined && holder !== organization) {
            throw new Error(`a key of ${holder.slug} cannot be a key of ${slug} too: a key is bound to one organization`);
        }
        this.#keys.set(key, organization);
    }
    revokeKey(slug, key) {
        return this.#keys.get(key) === this.organization(slug) && this.#keys.delete(key);
    }
}
class NameIndex {
    #scope;
    #uses = new Map();
    constructor(scope) {
        this.#scope = scope;
    }
    count(asset, by) {
        const key = this.#key(asset);
        this.#uses.set(key, (this.#uses.get(key) ?? 0) + by);
    }
    isTaken(after, before) {
        if (this.#scope === 'none')
            return false;
        const key = this.#key(after);
        if (before !== null && this.#key(before) === key)
            return false;
        return (this.#uses.get(key) ?? 0) > 0;
    }
    #key({ name, cyber_system_id }) {
        if (this.#scope === 'system')
            return `${cyber_system_id}\n${name}`;
        return this.#scope === 'organization' ? name : name.toLowerCase();
    }
}

;// CONCATENATED MODULE: ./lib/emulator/server.js









const MOST_LOGGED = 100_000;
async function serveEmulator(settings) {
    const options = completeOptions(settings.options ?? {});
    const { port = 0, host = '127.0.0.1', now = Date.now } = settings;
    const store = new Store(settings.seed, options.uniqueNames);
    const closing = new AbortController();
    const { sleep = (ms, signal) => (0,promises_.setTimeout)(ms, undefined, { signal }) } = settings;
    const pause = (ms) => sleep(ms, closing.signal);
    const random = seededRandom(options.randomSeed);
    const api = createApi({ store, options, now });
    const log = [];
    let decideFault = decideFaults(options.faults, random);
    const answerRequest = async (request, wire) => {
        const { method } = request;
        const { pathname, search } = new URL(request.url);
        const path = `${pathname}${search}`;
        const fault = decideFault(method, path);
        const served = { organization: null, status: null, committed: false };
        log.push(Object.assign(served, { method, path, fault: fault?.kind ?? null, at: now() }));
        if (log.length > MOST_LOGGED)
            log.shift();
        const answer = async () => api.fetch(request, { note: served });
        try {
            if (options.latencyMs > 0)
                await pause(options.latencyMs);
            const response = await (fault === null ? answer() : injectFault(fault, wire, answer, pause));
            if (response !== utils_response/* RESPONSE_ALREADY_SENT */.o)
                served.status = response.status;
            return response;
        }
        catch (error) {
            if (wire.outgoing.destroyed || wire.incoming.socket.destroyed)
                return utils_response/* RESPONSE_ALREADY_SENT */.o;
            throw error;
        }
    };
    const listener = (0,dist/* getRequestListener */.SE)((request, bindings) => answerRequest(request, bindings), {
        overrideGlobalObjects: false,
        errorHandler: (error) => {
            if (error instanceof dist/* RequestError */.GI)
                return answerFailure(400, 'request', error.message);
            return answerFailure(500, 'defect', error instanceof Error ? (error.stack ?? error.message) : String(error));
        },
    });
    const server = (0,external_node_http_.createServer)({ keepAliveTimeout: 60_000 }, listener);
    server.listen(port, host);
    await (0,external_node_events_.once)(server, 'listening');
    const address = server.address();
    const bound = typeof address === 'object' && address !== null ? address.port : port;
    return {
        url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
        store,
        log,
        setFaults: (plan) => {
            decideFault = decideFaults(plan, random);
        },
        close: async () => {
            closing.abort();
            const closed = (0,external_node_events_.once)(server, 'close');
            server.close();
            server.closeAllConnections();
            await closed;
        },
    };
}
const PAGE = '<!DOCTYPE html><html><head><title>Gateway</title></head><body><h1>Please wait</h1></body></html>';
async function injectFault(fault, { incoming, outgoing }, answer, pause) {
    const isAnswered = !fault.kind.endsWith('-before') && (fault.kind !== 'stall' || fault.committed === true);
    const response = isAnswered ? await answer() : null;
    const bytes = async () => new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
    switch (fault.kind) {
        case 'reset-before':
        case 'reset-after':
            incoming.socket.resetAndDestroy();
            return utils_response/* RESPONSE_ALREADY_SENT */.o;
        case 'error-before':
        case 'error-after':
            return answerFailure(fault.status ?? 503, 'injected', 'an injected fault');
        case 'truncated': {
            const body = await bytes();
            if (response === null || body.length === 0) {
                incoming.socket.resetAndDestroy();
                return utils_response/* RESPONSE_ALREADY_SENT */.o;
            }
            outgoing.writeHead(response.status, { 'content-type': 'application/json', 'content-length': body.length });
            await new Promise((resolve) => {
                outgoing.once('close', resolve);
                outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy());
            });
            return utils_response/* RESPONSE_ALREADY_SENT */.o;
        }
        case 'half-json': {
            const body = await bytes();
            return new Response(body.length < 2 ? null : body.subarray(0, Math.floor(body.length / 2)), response ?? {});
        }
        case 'not-json': {
            const status = response === null || response.status === 204 ? 200 : response.status;
            return new Response(PAGE, { status, headers: { 'content-type': 'text/html' } });
        }
        case 'stall':
            if (fault.headers === true) {
                outgoing.writeHead(incoming.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
                outgoing.flushHeaders();
            }
            if (!outgoing.destroyed)
                await (0,external_node_events_.once)(outgoing, 'close');
            return utils_response/* RESPONSE_ALREADY_SENT */.o;
        case 'slow':
            await pause(fault.delayMs ?? 1_000);
            return response ?? utils_response/* RESPONSE_ALREADY_SENT */.o;
    }
}

// EXTERNAL MODULE: ./lib/run/run-files.js
var run_files = __webpack_require__(1810);
// EXTERNAL MODULE: ./lib/text/text.js
var text_text = __webpack_require__(6404);
;// CONCATENATED MODULE: ./lib/cli/emulator.js












async function cliEmulator({ options: given, cwd, host: cli, terminal }) {
    const { port, host, seed: seedPath, behavior } = given;
    const path = seedPath === null ? (0,external_node_path_.join)(cli.packageRoot, 'examples/live.json') : (0,external_node_path_.resolve)(cwd, seedPath);
    const seed = parsedFile('--seed', path, (text) => parseSeed(JSON.parse(text)));
    const behaviorPath = behavior === null ? null : (0,external_node_path_.resolve)(cwd, behavior);
    const options = behaviorPath === null ? {} : parsedFile('--behavior', behaviorPath, (text) => completeOptions((0,js_yaml/* load */.Hh)(text) ?? {}));
    const number = port === null ? 0 : /^\d+$/.test(port) ? Number(port) : Number.NaN;
    if (Number.isNaN(number) || number > 65_535) {
        throw new result/* UserError */.yo('--port', 'must be a number from 0 to 65535', '0 takes a free one.');
    }
    const emulator = await serveEmulator({
        seed,
        options,
        port: number,
        ...(host === null ? {} : { host }),
    }).catch((error) => {
        if (error instanceof EmulatorInputError) {
            throw new result/* UserError */.yo('--seed', `is not a usable seed: ${error.message}`, '', { cause: error });
        }
        if (!(0,rejections/* isSystemError */.Or)(error))
            throw error;
        if (error.code === 'EADDRINUSE') {
            const remedy = 'Stop what listens there, or give another --port. Without the flag, a free one is taken.';
            throw new result/* UserError */.yo(`port ${number}`, 'is in use', remedy, { cause: error });
        }
        const problem = `and --port name an address at which nothing can listen (${error.code})`;
        throw new result/* UserError */.yo('--host', problem, '', { cause: error });
    });
    terminal.out(`${emulator.url}\n`);
    for (const { slug, keys } of seed.organizations) {
        terminal.err(`organization ${slug}, CIP_SYNC_API_KEY=${(keys ?? []).join(' or ')}\n`);
    }
    terminal.err('Stop it with Ctrl-C.\n');
    await new Promise((done) => {
        const unlisten = cli.onSignal(() => {
            unlisten();
            done();
        });
    });
    await emulator.close();
    return 'done';
}
function parsedFile(flag, path, parse) {
    const text = (0,run_files/* readNamed */.Mk)(flag, path).toString('utf8');
    try {
        return parse(text);
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : 'it cannot be read';
        throw new result/* UserError */.yo(flag, `is not a usable ${flag.slice(2)}: ${reason}`, '', { cause });
    }
}
async function cliDemo({ host, terminal }, runCommandLine) {
    const examples = (0,external_node_path_.join)(host.packageRoot, 'examples');
    const seed = parsedFile('--seed', (0,external_node_path_.join)(examples, 'live.json'), (text) => parseSeed(JSON.parse(text)));
    const emulator = await serveEmulator({ seed });
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'cip-sync-demo-'));
    const inventory = (0,external_node_path_.join)(folder, 'inventory');
    const [organization] = seed.organizations;
    const env = { ...host.env, CIP_SYNC_BASE_URL: emulator.url, CIP_SYNC_API_KEY: organization?.keys?.[0] };
    const paint = (0,text_text/* painter */.C2)(terminal.color);
    let isAsExpected = true;
    const announce = (text) => terminal.out(`\n${paint.cyan(paint.bold(`── ${text}`))}\n`);
    const showCommand = async (expected, line) => {
        terminal.out(`\n$ cip-sync ${line}\n`);
        const code = await runCommandLine(line.split(' '), { ...host, cwd: folder, env });
        if (code !== expected)
            isAsExpected = false;
    };
    try {
        copyFiles((0,external_node_path_.join)(examples, 'inventory'), inventory);
        announce('The files are checked, without the service.');
        await showCommand(0, 'validate');
        announce('What would an apply do? This only reads, with three requests at most.');
        await showCommand(2, 'plan --out plan.json --detailed-exitcode');
        announce('Apply exactly that: the saved plan is the approval.');
        await showCommand(0, 'apply --plan plan.json');
        announce('Someone changes an asset in the application, not in the files.');
        const records = emulator.store.organization('cascade-river-power');
        const asset = [...records.cyberAssets.values()].find(({ name }) => name === 'ems-hist-01');
        if (asset === undefined)
            throw new Error('the example inventory has no ems-hist-01');
        records.updateAsset(asset.id, { asset_type: 'software' });
        terminal.out(`\n(${asset.name} is now software there)\n`);
        await showCommand(2, 'drift --detailed-exitcode');
        announce('The files still hold what you want: applying them reverts the change.');
        await showCommand(0, 'apply --yes');
        announce('A month later: a rename, a move, a retype, a delete and three new assets.');
        copyFiles((0,external_node_path_.join)(examples, 'edited'), inventory);
        await showCommand(2, 'plan --out plan.json --detailed-exitcode');
        await showCommand(0, 'apply --plan plan.json');
        announce('Nothing is left to do.');
        await showCommand(0, 'plan --detailed-exitcode');
        const praise = 'That was the main job. To begin your own inventory: cip-sync import --help';
        announce(isAsExpected ? praise : 'The demo went wrong.');
        return isAsExpected ? 'done' : 'refused';
    }
    finally {
        await emulator.close();
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function copyFiles(from, to) {
    for (const entry of (0,external_node_fs_.readdirSync)(from, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile())
            continue;
        const target = (0,external_node_path_.join)(to, (0,external_node_path_.relative)(from, entry.parentPath), entry.name);
        (0,run_files/* makeFolder */.fc)((0,external_node_path_.dirname)(target));
        (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(entry.parentPath, entry.name), target);
    }
}


/***/ }),

/***/ 1810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   N3: () => (/* binding */ runFilePath),
/* harmony export */   SN: () => (/* binding */ putOut),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   hV: () => (/* binding */ writeFiles),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony export isNull */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_rejections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1315);
/* harmony import */ var _core_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8490);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6404);





function makeFolder(path) {
    const isFolder = () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
    if (isFolder())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path)
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!isFolder())
            throw error;
    }
}
function isBelow(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function linkOnTheWay(path, cwd) {
    for (let at = path; at !== cwd; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at).isSymbolicLink())
                return at;
        }
        catch {
        }
        if (!isBelow(cwd, path))
            break;
    }
    return null;
}
function writeWhole(path, text, rename = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
    const standing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (standing?.isDirectory())
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, 'is a folder', 'Name a file in it.');
    if (standing !== undefined && !standing.isFile()) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        return;
    }
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const draft = `${path}.${process.pid}-${process.hrtime.bigint()}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { mode: 0o600, flag: 'wx' });
        rename(draft, path);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        const problem = heldOpen(error);
        throw problem === null ? error : new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, problem, 'Nothing was written.', { cause: error });
    }
}
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
function heldOpen(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error) || error.syscall !== 'rename' || !HELD.has(error.code))
        return null;
    return `cannot be replaced (${error.code}): close it in the program that has it open, such as Excel, and run again`;
}
function isNull(path, separator = node_path__WEBPACK_IMPORTED_MODULE_1__.sep) {
    return separator === '\\' && /^(?:\\\\\.\\)?nul:?$/i.test(path);
}
function putOut(text, { options: { out }, cwd, terminal }) {
    if (out === null || out === '-') {
        terminal.out(text);
        return;
    }
    if (isNull(out))
        return;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, out);
    const link = linkOnTheWay(path, cwd);
    if (link !== null &&
        (link !== path || isBelow(cwd, path) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== false)) {
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('--out', `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, and ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(link)} is a link`, 'Name a file that is none.');
    }
    try {
        writeWhole(path, text);
    }
    catch (error) {
        if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
        const problem = `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which cannot be written (${error.code})`;
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('--out', problem, 'Name another place, or make room there.', { cause: error });
    }
}
function jsonText(document) {
    return `${JSON.stringify(document, null, 2)}\n`;
}
function runFilePath(folder, kind, startedAt) {
    const stamp = new Date(startedAt).toISOString().replace(/[-:.]/g, '');
    if (linkOnTheWay((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), process.cwd()) !== null)
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('evidence-dir', 'is a link, or lies below one', 'Name a folder.');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${kind}-${stamp}-${process.pid}.json`);
}
function readNamed(flag, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        const code = (0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(cause) ? cause.code : null;
        let parts = [`cannot be read${code === null ? '' : ` (${code})`}`, 'Check the path, and that you may read it.'];
        if (code === 'ENOENT')
            parts = ['does not exist', 'Check the path.'];
        if (code === 'EISDIR')
            parts = ['is a folder', 'Name a file.'];
        throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(flag, `names ${(0,_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .word */ .Vm)(path)}, which ${parts[0]}`, parts[1], { cause });
    }
}
function writeFiles(edits, { cwd, progress }) {
    for (const edit of edits) {
        const unfit = unfitness(cwd, edit);
        if (unfit !== null)
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(edit.path, unfit, 'Nothing was written.');
    }
    for (const [done, { path, before, text }] of edits.entries()) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
        const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target)}.${process.pid}.tmp`);
        try {
            makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target));
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text, { flag: 'wx' });
            if (before !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(temporary, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target).mode & 0o7777);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, target);
        }
        catch (error) {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(temporary))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary);
            const reason = reasonOf(error);
            if (reason === null)
                throw error;
            const rest = done === 0 ? 'Nothing was written.' : `Written before it: ${done} of ${edits.length} files.`;
            throw new _core_result_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(path, reason, rest, { cause: error });
        }
        progress.through('writing', done + 1, edits.length);
    }
    progress.rest();
}
function unfitness(cwd, { path, before }) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
    const folders = isBelow(cwd, target) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, target).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).slice(0, -1) : [];
    try {
        let last = cwd;
        for (const [k, folder] of folders.entries()) {
            const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(last, folder), { throwIfNoEntry: false });
            if (kind === undefined)
                break;
            last = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(last, folder);
            if (!kind.isDirectory())
                return `lies below ${folders.slice(0, k + 1).join('/')}, which is a link or no folder`;
        }
        const kind = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false });
        if (before === null) {
            if (kind !== undefined)
                return 'exists already, outside of the inventory that was read';
        }
        else if (!kind?.isFile())
            return 'is not a regular file any more';
        else if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(target, 'utf8') !== before)
            return 'was changed meanwhile';
        else
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(target, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
        return null;
    }
    catch (error) {
        const reason = reasonOf(error);
        if (reason === null)
            throw error;
        return reason;
    }
}
function reasonOf(error) {
    if (!(0,_core_rejections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
        return null;
    return heldOpen(error) ?? `cannot be written (${error.code})`;
}


/***/ })

};
