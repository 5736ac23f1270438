import { b as string, i as _enum, o as array, y as strictObject } from "./schemas.js";
import { c as IdSource, g as text, h as refuse, m as read, o as ASSET_TYPES, p as quoted, s as IMPACT_RATINGS } from "./options.js";
// src/emulator/seed.ts
const apiKey = text.regex(/^[\x21-\x7e]+$/, "must hold visible ASCII characters alone: it is sent in a header");
function idOf(prefix) {
	const pattern = new RegExp(`^${prefix}[\\x21-\\x7e]+$`);
	const error = ({ input }) => `must be ${prefix} and more visible ASCII characters, and is ${quoted(input)}`;
	return string({ error }).regex(pattern, { error }).optional();
}
function placeOf(prefix) {
	return strictObject({
		id: idOf(prefix),
		name: text
	});
}
const system = strictObject({
	id: idOf("cs_"),
	name: text,
	facility_id: text.optional(),
	facility: text.optional(),
	control_center_id: text.optional(),
	control_center: text.optional(),
	impact_rating: _enum(IMPACT_RATINGS).optional()
}).superRefine((system, context) => {
	const parents = PARENTS.filter((field) => system[field] !== void 0);
	if (parents.length > 1) context.addIssue(`has one parent at most, and names ${parents.join(" and ")}`);
});
const PARENTS = [
	"facility_id",
	"facility",
	"control_center_id",
	"control_center"
];
const asset = strictObject({
	id: idOf("ca_"),
	name: text,
	cyber_system_id: text.optional(),
	cyber_system: text.optional(),
	asset_type: _enum(ASSET_TYPES)
}).superRefine(({ cyber_system_id, cyber_system }, context) => {
	if (cyber_system_id === void 0 !== (cyber_system === void 0)) return;
	const has = cyber_system === void 0 ? "neither" : "both";
	context.addIssue(`needs exactly one of cyber_system_id and cyber_system, and has ${has}`);
});
const organization = strictObject({
	slug: text,
	keys: array(apiKey).optional(),
	facilities: array(placeOf("fac_")).optional(),
	control_centers: array(placeOf("cc_")).optional(),
	cyber_systems: array(system).optional(),
	cyber_assets: array(asset).optional()
});
const seedSchema = strictObject({ organizations: array(organization) });
function parseSeed(value) {
	if (typeof value === "object" && value !== null && !Array.isArray(value) && !("organizations" in value)) refuse("seed", "needs the field organizations");
	return read(seedSchema, value, "", "seed");
}
const newIds = () => ({
	facilities: new IdSource("fac_"),
	controlCenters: new IdSource("cc_"),
	cyberSystems: new IdSource("cs_"),
	cyberAssets: new IdSource("ca_")
});
function plant(seed) {
	const ids = newIds();
	checkSlugsAndKeys(seed);
	seed.organizations.forEach((organization, index) => {
		const place = `organizations[${index}]`;
		claimAll(ids.facilities, organization.facilities, `${place}.facilities`);
		claimAll(ids.controlCenters, organization.control_centers, `${place}.control_centers`);
		claimAll(ids.cyberSystems, organization.cyber_systems, `${place}.cyber_systems`);
		claimAll(ids.cyberAssets, organization.cyber_assets, `${place}.cyber_assets`);
	});
	return {
		organizations: seed.organizations.map((o, index) => plantOrganization(o, ids, `organizations[${index}]`)),
		assetIds: ids.cyberAssets
	};
}
function checkSlugsAndKeys(seed) {
	const slugs = /* @__PURE__ */ new Set();
	const holders = /* @__PURE__ */ new Map();
	seed.organizations.forEach(({ slug, keys = [] }, index) => {
		const place = `organizations[${index}]`;
		if (slugs.has(slug)) refuse(`${place}.slug`, `another organization is called ${JSON.stringify(slug)}`);
		slugs.add(slug);
		keys.forEach((key, nth) => {
			const holder = holders.get(key);
			if (holder !== void 0) refuse(`${place}.keys[${nth}]`, `the same key is listed for ${holder} already`);
			holders.set(key, slug);
		});
	});
}
function claimAll(ids, records, place) {
	records?.forEach(({ id }, index) => {
		if (id !== void 0 && !ids.claim(id)) refuse(`${place}[${index}].id`, `another record has the id ${id}`);
	});
}
function plantOrganization(seed, ids, place) {
	const slug = seed.slug;
	const facilities = plantPlaces(seed.facilities, ids.facilities, slug);
	const controlCenters = plantPlaces(seed.control_centers, ids.controlCenters, slug);
	const facilityOf = new Finder("facility", "facilities", facilities);
	const controlCenterOf = new Finder("control_center", "control centers", controlCenters);
	const cyberSystems = (seed.cyber_systems ?? []).map((system, index) => {
		const at = `${place}.cyber_systems[${index}]`;
		return {
			id: system.id ?? ids.cyberSystems.next(),
			name: system.name,
			facility_id: facilityOf.find(system.facility_id, system.facility, at),
			control_center_id: controlCenterOf.find(system.control_center_id, system.control_center, at),
			impact_rating: system.impact_rating ?? null,
			organization_slug: slug
		};
	});
	const systemOf = new Finder("cyber_system", "cyber systems", cyberSystems);
	const cyberAssets = (seed.cyber_assets ?? []).map((asset, index) => {
		const at = `${place}.cyber_assets[${index}]`;
		const system = systemOf.find(asset.cyber_system_id, asset.cyber_system, at);
		return {
			id: asset.id ?? ids.cyberAssets.next(),
			name: asset.name,
			cyber_system_id: system ?? refuse(at, "needs cyber_system_id or cyber_system"),
			asset_type: asset.asset_type,
			organization_slug: slug
		};
	});
	return {
		slug,
		keys: seed.keys ?? [],
		facilities,
		controlCenters,
		cyberSystems,
		cyberAssets
	};
}
function plantPlaces(places, ids, slug) {
	return (places ?? []).map((place) => ({
		id: place.id ?? ids.next(),
		name: place.name,
		organization_slug: slug
	}));
}
var Finder = class {
	#field;
	#plural;
	#ids = /* @__PURE__ */ new Set();
	#byName = /* @__PURE__ */ new Map();
	constructor(field, plural, records) {
		this.#field = field;
		this.#plural = plural;
		for (const { id, name } of records) {
			this.#ids.add(id);
			const named = this.#byName.get(name);
			if (named === void 0) this.#byName.set(name, [id]);
			else named.push(id);
		}
	}
	find(id, name, place) {
		if (id !== void 0) {
			if (this.#ids.has(id)) return id;
			return refuse(`${place}.${this.#field}_id`, `this organization has no ${JSON.stringify(id)}`);
		}
		if (name === void 0) return null;
		const [only, ...others] = this.#byName.get(name) ?? [];
		const quoted = JSON.stringify(name);
		if (only === void 0) return refuse(`${place}.${this.#field}`, `none of the ${this.#plural} of this organization is called ${quoted}`);
		if (others.length === 0) return only;
		const ids = [only, ...others].join(", ");
		return refuse(`${place}.${this.#field}`, `${quoted} names several: ${ids}; use ${this.#field}_id`);
	}
};
export { parseSeed as n, plant as r, apiKey as t };
