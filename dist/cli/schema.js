import { Gn as DOCUMENT_SHAPE, Kn as ASSET_TYPES, Un as ASSET_SHAPE } from "./start.js";
import { C as toJSONSchema, b as string, i as _enum, o as array, s as boolean, y as strictObject } from "./schemas.js";
// src/inventory/schema.ts
const { name, asset_type, renamed_from, moved_from, id } = ASSET_SHAPE;
const { cyber_system, facility, prune, ignore, assets } = DOCUMENT_SHAPE;
const MEANINGS = {
	hardware: "A physical device: RTU, PLC, HMI, network equipment.",
	software: "An application or operating system."
};
const asset = strictObject({
	name: text(name.description),
	asset_type: typeOf(asset_type.description).optional(),
	renamed_from: text(renamed_from.description).optional(),
	moved_from: text(moved_from.description).optional(),
	id: text(id.description).optional()
}).meta({
	title: "cyber asset",
	description: "One cyber asset.",
	defaultSnippets: [{
		label: "cyber asset",
		body: {
			name: "$1",
			asset_type: "$2"
		}
	}]
});
const inventoryDocument = strictObject({
	cyber_system: text(cyber_system.description),
	facility: text(facility.description).optional(),
	prune: boolean().meta({
		description: prune.description,
		errorMessage: "Write true or false, without quotes."
	}).optional(),
	asset_type: typeOf(DOCUMENT_SHAPE.asset_type.description).optional(),
	ignore: array(text("An exact name, or a pattern with * and ?.")).meta({
		description: ignore.description,
		errorMessage: "Write a list of names, such as [\"lab-*\", spare-hmi]."
	}).optional(),
	assets: array(asset).meta({
		description: assets.description,
		errorMessage: "Write a list of assets, or [] if the system has none."
	})
}).refine(({ asset_type, assets: entries }) => asset_type !== void 0 || entries.every(isTyped)).meta({
	description: "Assets of one cyber system. A file holds one or more such documents.",
	defaultSnippets: [{
		label: "inventory",
		body: {
			cyber_system: "$1",
			assets: [{
				name: "$2",
				asset_type: "$3"
			}]
		}
	}],
	anyOf: [{ required: ["asset_type"] }, { properties: { assets: { items: { required: ["asset_type"] } } } }]
});
function inventoryJsonSchema() {
	const { $schema, ...shape } = toJSONSchema(inventoryDocument, { target: "draft-7" });
	return {
		$schema,
		title: "cip-inventory-sync inventory",
		...shape
	};
}
function isTyped(entry) {
	return entry.asset_type !== void 0;
}
function typeOf(description) {
	return _enum(ASSET_TYPES).meta({
		description,
		enumDescriptions: ASSET_TYPES.map((type) => MEANINGS[type]),
		errorMessage: "Write hardware (a physical device) or software (an application or operating system)."
	});
}
function text(description) {
	return string().min(1).meta({
		description,
		errorMessage: "Write text. Quote what looks like a number, a date or a truth value: \"0417\"."
	});
}
export { inventoryJsonSchema };
