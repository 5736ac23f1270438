export const id = 234;
export const ids = [234];
export const modules = {

/***/ 1234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveEmulator: () => (/* binding */ serveEmulator)
});

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
;// CONCATENATED MODULE: ./lib/emulator/planned.js
// All planned operations of API section 4.3. An API key can reach none of them, so each fails.
// One operation a line, as in the document: method, path, name. Parameters are in braces.
const TABLE = `
  GET /cyber-assets/import/template getCyberAssetsImportTemplate
  GET /cyber-systems/{cyberSystemId}/cyber-assets getCyberAssetsBySystem
  POST /cyber-systems/{cyberSystemId}/cyber-assets/import importCyberAssets
  GET /facilities/{facilityId}/cyber-assets getCyberAssetsByFacility
  GET /facilities/{facilityId}/cyber-assets/export exportCyberAssetsCsv
  GET /facilities/{facilityId}/cyber-assets/export-low exportLowCyberAssetsCsv
  GET /control-centers/{controlCenterId}/cyber-assets getCyberAssetsByControlCenter
  GET /control-centers/{controlCenterId}/cyber-assets/export exportControlCenterCyberAssetsCsv
  GET /control-centers/{controlCenterId}/cyber-assets/export-low exportControlCenterLowCyberAssetsCsv
  POST /cyber-systems createCyberSystem
  PATCH /cyber-systems/{id} updateCyberSystem
  DELETE /cyber-systems/{id} deleteCyberSystem
  GET /facilities/{facilityId}/cyber-systems getCyberSystemsByFacility
  GET /control-centers/{controlCenterId}/cyber-systems getCyberSystemsByControlCenter
  POST /facilities createFacility
  PATCH /facilities/{id} updateFacility
  DELETE /facilities/{id} deleteFacility
  POST /control-centers createControlCenter
  PUT /control-centers/{id} updateControlCenter
  DELETE /control-centers/{id} deleteControlCenter
  GET /control-centers/{id}/facilities getControlCenterFacilities
  POST /control-centers/{id}/assign-facilities assignFacilitiesToControlCenter
  POST /control-centers/{id}/unassign-facilities unassignFacilitiesFromControlCenter
  POST /control-centers/{id}/preview-impact previewControlCenterImpact
  GET /training-modules getTrainingModules
  POST /training-modules createTrainingModule
  GET /training-modules/{id} getTrainingModule
  PATCH /training-modules/{id} updateTrainingModule
  DELETE /training-modules/{id} deleteTrainingModule
  GET /training-assignments getTrainingAssignments
  POST /training-assignments createTrainingAssignment
  GET /training-assignments/export exportTrainingAssignments
  GET /training-assignments/{id} getTrainingAssignment
  PATCH /training-assignments/{id} updateTrainingAssignment
  POST /training-assignments/{id}/complete completeTrainingAssignment
  DELETE /training-assignments/{id} deleteTrainingAssignment
  GET /training-assignments/{trainingAssignmentId}/facilities getTrainingAssignmentFacilities
  POST /training-assignments/{trainingAssignmentId}/facilities addFacilitiesToAssignment
  DELETE /training-assignments/{trainingAssignmentId}/facilities/{facilityId} removeFacilityFromAssignment
  GET /tasks getTasks
  POST /tasks createTask
  POST /tasks/bulk bulkCreateTasks
  GET /tasks/{id} getTask
  PUT /tasks/{id} updateTask
  DELETE /tasks/{id} deleteTask
  PUT /tasks/{parentTaskId}/{dueDate} updateTaskInstance
  POST /tasks/reassign-from-csm reassignTasksFromCsm
  POST /evidence createEvidence
  GET /evidence/{id} getEvidenceById
  GET /evidence/by-resource/{resourceId} listEvidenceByResource
  DELETE /evidence/{id} deleteEvidence
  GET /policy-documents listPolicyDocuments
  POST /policy-documents createPolicyDocument
  POST /policy-documents/upload uploadPolicyDocumentFile
  POST /policy-documents/create-from-processed createPolicyDocumentFromProcessed
  GET /policy-documents/processing-files getProcessingFiles
  GET /policy-documents/{id}/with-sections getPolicyDocumentWithSections
  PATCH /policy-documents/{id} updatePolicyDocument
  DELETE /policy-documents/{id} deletePolicyDocument
  PATCH /policy-documents/{id}/assets updatePolicyDocumentAssets
  PATCH /policy-documents/{id}/sections/reorder reorderDocumentSections
  POST /policy-documents/{id}/submit submitPolicyDocument
  POST /policy-documents/{id}/approve approvePolicyDocument
  POST /policy-documents/{id}/revert revertPolicyDocument
  POST /policy-documents/{id}/log-pdf-export logPdfExport
  GET /policy-documents/{id}/versions listDocumentVersions
  GET /policy-documents/{id}/versions/latest getLatestDocumentVersion
  GET /policy-documents/{id}/versions/{versionNumber} getDocumentVersionByNumber
  GET /users listUsers
  POST /users createUser
  GET /users/me getCurrentUser
  GET /users/me/organizations getMyOrganizations
  GET /users/me/check-access checkAccess
  GET /users/{id} getUser
  PATCH /users/{id} updateUser
  DELETE /users/{id} deleteUser
  GET /invitations listInvitations
  POST /invitations createInvitation
  GET /invitations/validate validateInvitation
  POST /invitations/accept acceptInvitation
  DELETE /invitations/{id} cancelInvitation
  POST /invitations/{id}/resend resendInvitation
  GET /cip-senior-manager-assignments/current getCurrentCipSeniorManager
  POST /cip-senior-manager-assignments createCipSeniorManagerAssignment
  PATCH /cip-senior-manager-assignments/{id} updateCipSeniorManagerAssignment
  GET /access-control listAccessControls
  POST /access-control createAccessControl
  GET /access-control/{id} getAccessControl
  PUT /access-control/{id} updateAccessControl
  DELETE /access-control/{id} deleteAccessControl
  GET /access-control/user/{userId} getUserApprovedAccessControlItemIds
  POST /access-control/user/{userId}/grant grantRaptorComplyAccess
  POST /access-control/user/{userId}/revoke revokeRaptorComplyAccess
  GET /activity listActivityLogs
  GET /activity/by-resource-type/{resourceType}/{resourceId} getActivityLogsByEntity
`;
const PLANNED_OPERATIONS = TABLE.trim()
    .split('\n')
    .map((line) => {
    const [method = '', path = '', operation = ''] = line.trim().split(' ');
    return { method, path, operation };
});

// EXTERNAL MODULE: ./lib/emulator/records.js
var records = __webpack_require__(7141);
;// CONCATENATED MODULE: ./lib/emulator/wire.js

const JSON_HEADERS = { 'content-type': 'application/json' };
function answerJson(status, body, headers = {}) {
    return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}
/** Answers with bytes that are already JSON in UTF-8. */
function answerBytes(status, body) {
    return new Response(body, { status, headers: JSON_HEADERS });
}
/** A failure. The API document shows no schema of error bodies: this one is the emulator's own. */
function answerFailure(status, code, message, headers = {}) {
    return answerJson(status, { error: { code, message } }, headers);
}
/** Adds the extra fields of the options to a record. Documented fields keep their values. */
function presenter({ extraFields }) {
    if (Object.keys(extraFields).length === 0)
        return (record) => record;
    return (record) => ({ ...extraFields, ...record });
}
/** A system as it is shown. The fields that the document does not show are options. */
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
// Reads the bodies of POST and PATCH /cyber-assets (API section 4.2).
const FIELDS = ['name', 'cyber_system_id', 'asset_type'];
/** The body of a creation: every field is required. */
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
/** The body of an update: any of the fields. An empty object changes nothing. */
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
/** The answer to an invalid body. The API document does not show its status. */
function invalidBody({ invalidBodyStatus }, message) {
    return answerFailure(invalidBodyStatus, 'invalid_body', message);
}
/** The fields of a body, or what is wrong with it. Unknown fields are ignored. */
function parseFields(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return 'the body is not a JSON object';
    const body = { ...value };
    const wrong = FIELDS.find((field) => body[field] !== undefined && typeof body[field] !== 'string');
    if (wrong !== undefined)
        return `${wrong} is not a string`;
    if (body.name === '')
        return 'name is empty';
    const asset_type = records/* ASSET_TYPES */.Dd.find((type) => type === body.asset_type);
    if (asset_type === undefined && body.asset_type !== undefined)
        return 'asset_type is not hardware or software';
    return {
        ...(typeof body.name === 'string' ? { name: body.name } : {}),
        ...(typeof body.cyber_system_id === 'string' ? { cyber_system_id: body.cyber_system_id } : {}),
        ...(asset_type === undefined ? {} : { asset_type }),
    };
}

;// CONCATENATED MODULE: ./lib/emulator/api.js
// The service as API document section 4.2 describes it: answers requests from a store.



/**
 * The list of assets as reads show it: current, or behind the writes by time or by reads. This is an option, because the
 * API document does not promise that a list shows a write at once.
 */
class AssetList {
    #options;
    #now;
    /** What a read shows: the organization's own records if nothing lags, else a copy that is behind. */
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
    /** The list as JSON in UTF-8. It can be 100 MB, so it is made in one pass and kept until it would change. */
    read() {
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
/** Adds to the request's note, if the caller passed one. */
function addNote(c, noted) {
    if (c.env?.note !== undefined)
        Object.assign(c.env.note, noted);
}
/**
 * The API, as a function from Request to Response over the store: the eleven endpoints of API section 4.2. Each planned
 * operation of section 4.3 and every other path fails. The key is checked first. Pass `{ note }` as the second argument
 * of `fetch` to find out what a request did.
 */
function createApi({ store, options, now, }) {
    const tenants = new Map();
    for (const organization of store.organizations) {
        const list = new AssetList(organization, options, now);
        tenants.set(organization, { organization, list, windowEnds: Number.NEGATIVE_INFINITY, used: 0 });
    }
    const api = new hono_dist/* Hono */.$();
    api.use('*', async (c, next) => {
        // API section 5: only the key decides the organization, whatever else is sent.
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
        // Hono answers HEAD like GET. The document offers no HEAD.
        return c.req.method === 'HEAD' ? wrongMethod() : next();
    });
    addReads(api, options);
    addAssets(api, options);
    for (const { method, path, operation } of PLANNED_OPERATIONS) {
        const message = `${operation} is planned and not available with an API key`;
        api.on(method, path.replace(/\{(\w+)\}/g, ':$1'), () => {
            return answerFailure(options.plannedPathStatus, 'planned', message);
        });
    }
    for (const collection of ['/facilities', '/control-centers', '/cyber-systems', '/cyber-assets']) {
        api.all(collection, wrongMethod);
        api.all(`${collection}/:id`, wrongMethod);
    }
    // Either the client went away or the emulator has a bug. The server distinguishes them.
    api.onError((error) => {
        throw error;
    });
    api.notFound(() => answerFailure(404, 'unknown_path', 'no such path'));
    return api;
}
/** Counts a request at this time (ms). null if it may pass, else the answer that says when to come again. */
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
    // Both headers count whole seconds. They are rounded up, so that a client that obeys is late enough.
    const seconds = String(Math.ceil((tenant.windowEnds - time) / 1_000));
    const date = new Date(Math.ceil(tenant.windowEnds / 1_000) * 1_000).toUTCString();
    const headers = { seconds: { 'retry-after': seconds }, date: { 'retry-after': date }, absent: {} };
    return answerFailure(429, 'rate_limit', 'too many requests', headers[retryAfter]);
}
function wrongMethod() {
    return answerFailure(405, 'wrong_method', 'the path does not have this method');
}
function unknownIdAnswer() {
    return answerFailure(404, 'unknown_id', 'no record has this id');
}
/** Adds the list and the record by id of the read-only collections. */
function addReads(api, options) {
    const show = presenter(options);
    const add = (path, recordsOf, shown) => {
        api.get(path, (c) => {
            return answerJson(200, Array.from(recordsOf(c.var.tenant.organization).values(), (one) => show(shown(one))));
        });
        api.get(`${path}/:id`, (c) => {
            const record = recordsOf(c.var.tenant.organization).get(c.req.param('id') ?? '');
            return record === undefined ? unknownIdAnswer() : answerJson(200, show(shown(record)));
        });
    };
    add('/facilities', ({ facilities }) => facilities, (facility) => facility);
    add('/control-centers', ({ controlCenters }) => controlCenters, (center) => center);
    add('/cyber-systems', ({ cyberSystems }) => cyberSystems, (system) => shownSystem(system, options));
}
function answerRefusal(refusal, options) {
    switch (refusal) {
        case 'unknown-asset':
            return unknownIdAnswer();
        case 'unknown-system':
            return invalidBody(options, 'cyber_system_id names no cyber system of this organization');
        case 'taken-name':
            return answerFailure(options.takenNameStatus, 'taken_name', 'another asset has this name');
    }
}
function addAssets(api, options) {
    const show = presenter(options);
    api.get('/cyber-assets', (c) => answerBytes(200, c.var.tenant.list.read()));
    api.get('/cyber-assets/:id', (c) => {
        const asset = c.var.tenant.organization.cyberAssets.get(c.req.param('id'));
        return asset === undefined ? unknownIdAnswer() : answerJson(200, show(asset));
    });
    api.post('/cyber-assets', async (c) => {
        const read = await readCreation(c.req.raw, options);
        addNote(c, { body: read.body });
        if ('refused' in read)
            return read.refused;
        const written = c.var.tenant.organization.create(read.fields);
        if (!written.ok)
            return answerRefusal(written.refusal, options);
        addNote(c, { committed: true });
        return answerJson(201, show(written.asset));
    });
    api.patch('/cyber-assets/:id', async (c) => {
        const read = await readUpdate(c.req.raw, options);
        addNote(c, { body: read.body });
        if ('refused' in read)
            return read.refused;
        const written = c.var.tenant.organization.update(c.req.param('id'), read.fields);
        if (!written.ok)
            return answerRefusal(written.refusal, options);
        addNote(c, { committed: true });
        return answerJson(200, show(written.asset));
    });
    api.delete('/cyber-assets/:id', (c) => {
        const written = c.var.tenant.organization.delete(c.req.param('id'));
        if (!written.ok)
            return unknownIdAnswer();
        addNote(c, { committed: true });
        return new Response(null, { status: 204 });
    });
}

// EXTERNAL MODULE: ./lib/emulator/faults.js
var faults = __webpack_require__(7110);
// EXTERNAL MODULE: ./lib/emulator/options.js
var emulator_options = __webpack_require__(7329);
// EXTERNAL MODULE: ./lib/emulator/seed.js
var emulator_seed = __webpack_require__(5422);
;// CONCATENATED MODULE: ./lib/emulator/store.js
// The state of the emulated service. An Organization holds only its own records, so code that has one cannot see
// another (API section 5.2). Every write is one synchronous step. A delete is permanent (API section 4.2).


function indexById(records) {
    return new Map(records.map((record) => [record.id, record]));
}
function refusal(reason) {
    return { ok: false, refusal: reason };
}
class Organization {
    slug;
    facilities;
    controlCenters;
    cyberSystems;
    /** A write replaces a record and never changes it, so a record that was read stays the same. */
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
        this.#names = new records/* NameIndex */.SJ(scope);
        for (const asset of planted.cyberAssets)
            this.#names.add(asset);
        this.#ids = ids;
    }
    onWrite(listener) {
        this.#listeners.push(listener);
    }
    create({ name, cyber_system_id, asset_type }) {
        if (!this.cyberSystems.has(cyber_system_id))
            return refusal('unknown-system');
        if (this.#names.isTaken({ name, cyber_system_id }, null))
            return refusal('taken-name');
        return this.#put({ id: this.#ids.next(), name, cyber_system_id, asset_type, organization_slug: this.slug }, null);
    }
    /** Omitted fields stay unchanged (API section 4.2). */
    update(id, changes) {
        const before = this.#assets.get(id);
        if (before === undefined)
            return refusal('unknown-asset');
        const after = {
            id,
            name: changes.name ?? before.name,
            cyber_system_id: changes.cyber_system_id ?? before.cyber_system_id,
            asset_type: changes.asset_type ?? before.asset_type,
            organization_slug: this.slug,
        };
        if (!this.cyberSystems.has(after.cyber_system_id))
            return refusal('unknown-system');
        if (this.#names.isTaken(after, before))
            return refusal('taken-name');
        return this.#put(after, before);
    }
    delete(id) {
        const asset = this.#assets.get(id);
        if (asset === undefined)
            return refusal('unknown-asset');
        this.#assets.delete(id);
        this.#names.remove(asset);
        for (const listener of this.#listeners)
            listener(id, null);
        return { ok: true, asset };
    }
    #put(asset, before) {
        if (before !== null)
            this.#names.remove(before);
        this.#names.add(asset);
        this.#assets.set(asset.id, asset);
        for (const listener of this.#listeners)
            listener(asset.id, asset);
        return { ok: true, asset };
    }
}
class Store {
    #organizations;
    #keys = new Map();
    /** Throws an EmulatorInputError if the records of the seed contradict each other. */
    constructor(seed, scope) {
        const { organizations, assetIds } = (0,emulator_seed/* loadSeed */.G)(seed);
        this.#organizations = new Map(organizations.map((planted) => [planted.slug, new Organization(planted, scope, assetIds)]));
        for (const { slug, keys } of organizations)
            for (const key of keys)
                this.addKey(slug, key);
    }
    get organizations() {
        return this.#organizations.values();
    }
    /** The organization with that slug. Throws when there is none. */
    organization(slug) {
        const organization = this.#organizations.get(slug);
        if (organization === undefined)
            throw new Error(`no organization is called ${JSON.stringify(slug)}`);
        return organization;
    }
    /** The one organization that a key is bound to (API section 5.2); null for an invalid key. */
    organizationOf(key) {
        return this.#keys.get(key) ?? null;
    }
    /** Makes one more key valid. Earlier keys stay valid (API section 5.5). */
    addKey(slug, key) {
        const organization = this.organization(slug);
        const holder = this.#keys.get(key);
        if (holder !== undefined && holder !== organization) {
            throw new Error(`a key of ${holder.slug} cannot be a key of ${slug} too: a key is bound to one organization`);
        }
        this.#keys.set(key, organization);
    }
    /** Makes the key invalid. False if it was not a key of that organization. */
    revokeKey(slug, key) {
        return this.#keys.get(key) === this.organization(slug) && this.#keys.delete(key);
    }
}

;// CONCATENATED MODULE: ./lib/emulator/server.js
// The emulator as a server: the service over HTTP, by default only on loopback. Latency, faults and the request log are
// here; api.ts decides what the API answers.










/** How many requests the log keeps, so that a service that runs for long does not fill the memory. */
const MOST_LOGGED = 100_000;
/** Starts an emulated service. Throws an EmulatorInputError for a wrong seed or option. */
async function serveEmulator(settings) {
    const options = (0,emulator_options/* completeOptions */.o)(settings.options ?? {});
    const { port = 0, host = '127.0.0.1', now = Date.now } = settings;
    const store = new Store(settings.seed, options.uniqueNames);
    const closing = new AbortController();
    const { sleep: sleepUntil = (ms, signal) => (0,promises_.setTimeout)(ms, undefined, { signal }) } = settings;
    const sleep = (ms) => sleepUntil(ms, closing.signal);
    const random = (0,faults/* seededRandom */.Is)(options.randomSeed);
    const api = createApi({ store, options, now });
    const log = [];
    let decideFault = (0,faults/* decideFaults */.wx)(options.faults, random);
    /** Handles one request, from arrival to answer. */
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
                await sleep(options.latencyMs);
            const response = await (fault === null ? answer() : injectFault({ fault, wire, answer, sleep }));
            if (response !== utils_response/* RESPONSE_ALREADY_SENT */.o)
                served.status = response.status;
            return response;
        }
        catch (error) {
            // The client went away, or the server closed during a wait: nobody waits for the answer.
            if (wire.outgoing.destroyed || wire.incoming.socket.destroyed)
                return utils_response/* RESPONSE_ALREADY_SENT */.o;
            throw error;
        }
    };
    const listener = (0,dist/* getRequestListener */.SE)(
    // This server is created here and speaks HTTP/1.1, so its bindings do too.
    (request, bindings) => answerRequest(request, bindings), 
    // The default would replace Request and Response for the whole process, including clients in it.
    { overrideGlobalObjects: false, errorHandler: answerError });
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
            decideFault = (0,faults/* decideFaults */.wx)(plan, random);
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
/** Either the request is not HTTP, or the emulator has a bug, whose stack is kept. */
function answerError(error) {
    if (error instanceof dist/* RequestError */.GI)
        return answerFailure(400, 'request', error.message);
    return answerFailure(500, 'defect', error instanceof Error ? (error.stack ?? error.message) : String(error));
}
const PAGE = '<!DOCTYPE html><html><head><title>Gateway</title></head><body><h1>Please wait</h1></body></html>';
/**
 * Answers a request with a fault. Every kind except `-before` and an uncommitted stall lets the write happen: `answer`
 * answers as if there were no fault. If the fault used the socket directly, the response says that all is sent.
 */
async function injectFault({ fault, wire, answer, sleep, }) {
    const { incoming, outgoing } = wire;
    const isAnswered = !fault.kind.endsWith('-before') && (fault.kind !== 'stall' || fault.committed === true);
    const response = isAnswered ? await answer() : null;
    // Each kind that is answered reads its body at most once.
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
            // The headers announce the whole body, half of it is sent, then the connection ends. Without a body: a reset.
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
            // A 204 has no body, so this page has status 200 instead.
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
            await sleep(fault.delayMs ?? 1_000);
            return response ?? utils_response/* RESPONSE_ALREADY_SENT */.o;
    }
}


/***/ })

};
