import { Lt as counted, Ut as listedAs, _n as yamlString } from "./start.js";
// src/report/mapping-stub.ts
const MOST = 200;
function mappingStub(mapping, csvPath, diagnostics) {
	const wanted = diagnostics.filter(({ at }) => at?.file.path === csvPath).flatMap(lineFor);
	if (wanted.length === 0) return null;
	const part = (name, known, isPlain = false) => {
		const asked = new Map(wanted.filter(([of]) => of === name).map(([, line]) => [line[0], line]));
		const lines = [...Array.from(known, (entry) => entry).filter(([key]) => !asked.has(key)), ...asked.values()];
		return lines.length === 0 ? "" : `${name}:${COMMENTS[name]}\n${linesText(lines, isPlain)}`;
	};
	const { delimiter } = mapping;
	return [
		"Fill in and check this mapping, save it, and name it with --mapping FILE; it holds what you said already.\n\n",
		part("columns", mapping.columns, true),
		part("values", mapping.values),
		part("systems", mapping.systems),
		part("defaults", mapping.defaults, true),
		delimiter === null ? "" : `delimiter: ${delimiter === "	" ? "tab" : yamlString(delimiter)}\n`,
		"\n"
	].join("");
}
const COMMENTS = {
	columns: "",
	values: " # hardware or software",
	systems: " # the export's name: the service's name or id",
	defaults: " # for empty cells"
};
function linesText(lines, isPlain) {
	const rows = lines.slice(0, MOST).map(([key, value, comment]) => {
		const text = value === null ? "" : ` ${value === "hardware" || value === "software" ? value : yamlString(value)}`;
		return `  ${isPlain ? key : yamlString(key)}:${text}${comment === void 0 ? "" : ` # ${comment}`}\n`;
	});
	const more = lines.length - rows.length;
	return rows.join("") + (more > 0 ? `  # and ${counted(more, "more value")}\n` : "");
}
function lineFor(finding) {
	switch (finding.code) {
		case "csv-missing-column": {
			const { key, near, column, header } = finding.args;
			if (key.startsWith("--")) return [];
			return [["columns", [
				key,
				key !== column ? near[0] ?? null : null,
				`one of ${listedAs(header, yamlString, "or")}`
			]]];
		}
		case "csv-unknown-type": {
			const { value } = finding.args;
			if (value === "") return [["defaults", [
				"asset_type",
				null,
				"hardware or software"
			]]];
			return [["values", [value, usualType(value)]]];
		}
		case "csv-unknown-system": return [["systems", [finding.args.name, finding.args.near[0] ?? null]]];
		case "ambiguous-cyber-system": {
			const { name, systems } = finding.args;
			return [["systems", [
				name,
				null,
				listedAs(systems, ({ id, site }) => `${yamlString(id)} (${yamlString(site?.name ?? "")})`, "or")
			]]];
		}
		default: return [];
	}
}
const HARDWARE = /server|switch|router|firewall|relay|\brtu\b|\bplc\b|\bied\b|workstation|laptop|gateway|radio|camera|modem|meter|hardware/i;
const SOFTWARE = /\bapps?\b|application|software|program|database|firmware|operating system/i;
function usualType(value) {
	const [isHardware, isSoftware] = [HARDWARE.test(value), SOFTWARE.test(value)];
	if (isHardware === isSoftware) return null;
	return isHardware ? "hardware" : "software";
}
export { mappingStub };
