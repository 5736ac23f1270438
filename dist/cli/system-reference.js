import { Qn as nameFaults, gr as countBy } from "./start.js";
// src/inventory/edit/system-reference.ts
var Speller = class {
	#byId;
	#live;
	#systems;
	#facilities;
	#names;
	#namesInFacilities;
	constructor(live, byId = false) {
		this.#byId = byId;
		const { systems, facilities } = live;
		this.#live = live;
		this.#systems = new Set(systems.map(({ id }) => id));
		this.#facilities = new Map(facilities.map((facility) => [facility.id, facility]));
		this.#names = countBy(systems, ({ name }) => name);
		this.#namesInFacilities = countBy(systems, (system) => inFacility(system.name, this.#facilityOf(system)));
	}
	spell(system) {
		const { name, id } = system;
		const standing = this.standing(system);
		if (this.#byId && isUsable(id)) return {
			...standing,
			cyberSystem: id,
			note: name
		};
		const facility = this.#facilityOf(system);
		if (isUsable(name) && !this.#isIdOfAnother(name, id)) {
			if (this.#names.get(name) === 1) return {
				...standing,
				cyberSystem: name
			};
			const isOnly = this.#namesInFacilities.get(inFacility(name, facility)) === 1;
			if (facility !== null && isOnly && isUsable(facility.name) && !this.#isIdOfFacility(facility)) return {
				...standing,
				cyberSystem: name,
				facility: facility.name
			};
		}
		return isUsable(id) ? {
			...standing,
			cyberSystem: id,
			note: name
		} : null;
	}
	standing(system) {
		const facility = this.#facilityOf(system);
		const { id, name } = system;
		return {
			place: {
				id,
				name,
				facility
			},
			cyberSystem: id,
			facility: null,
			note: null
		};
	}
	#facilityOf({ facility_id: id }) {
		return this.#facilities.get(id ?? "") ?? null;
	}
	neighbours() {
		return {
			systems: this.#live.systems.map((system) => this.standing(system).place),
			facilities: this.#live.facilities
		};
	}
	#isIdOfAnother(name, own) {
		return name !== own && this.#systems.has(name);
	}
	#isIdOfFacility({ name, id }) {
		return name !== id && this.#facilities.has(name);
	}
};
function isUsable(reference) {
	return nameFaults(reference).every(({ code }) => code === "invisible-character");
}
function inFacility(name, facility) {
	return `${name}\0${facility === null ? "" : `\0${facility.name}`}`;
}
export { Speller as t };
