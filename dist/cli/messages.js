import { $t as whereFirst, Bt as grouped, Ht as listed, It as codes, Kt as placeText, Lt as counted, Rt as didYouMean, Ur as SEVERITIES, Ut as listedAs, Xt as systemText, Yt as systemName, _t as validationLine, an as annotationMessage, en as yamlLine, hn as visible, on as annotationProperty, qn as TOOL_NAME, qt as plainVoice, tr as withoutPadding } from "./start.js";
// src/report/messages/files.ts
function hexadecimal(byte) {
	return `0x${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
const FILE_WORDS = {
	"no-inventory": {
		title: "No inventory file was found.",
		message: ({ paths, folder }, voice) => {
			return `No inventory file was found${paths.length === 0 ? "" : ` in ${listed(paths.map(voice.name), "or")}`}${folder === null ? "" : `, looked for in the folder ${voice.name(folder)}`}.`;
		},
		remedy: (_, voice) => `Add a .yml or .yaml file there, or correct the input ${voice.code("path")}.`,
		exactRemedy: ({ near }, voice) => near.length === 0 ? null : `Did you mean ${listed(near.map(voice.name), "or")}?`
	},
	"partial-inventory": {
		title: "A file that path leaves out declares a cyber system of this organization.",
		message: ({ name, files }, voice) => {
			const more = files > 1 ? `, one of ${grouped(files)} such files` : "";
			return `This file declares the cyber system ${voice.name(name)}, and ${voice.code("path")} leaves it out${more}.`;
		},
		remedy: ({ deletes }, voice) => {
			return `${deletes > 0 ? "A delete in the plan may be a move to there." : "A move to there would be a delete."} Give ${voice.code("path")} the whole inventory, and choose a part of it with ${voice.code("only")}.`;
		}
	},
	"empty-file": {
		title: "The file holds no document.",
		message: () => "The file holds no document.",
		remedy: () => "Declare a cyber system in it, or remove the file."
	},
	"unreadable-file": {
		title: "The file cannot be read.",
		message: ({ reason }, voice) => `The file cannot be read: ${voice.reason(reason)}.`,
		remedy: () => "Check that it is there and may be read."
	},
	"symbolic-link": {
		title: "A symbolic link stands in the inventory.",
		message: () => "This is a symbolic link, and links are not followed.",
		remedy: () => "Put the file itself in its place."
	},
	submodule: {
		title: "A submodule stands in the inventory.",
		message: () => "This is a submodule, and submodules are not read.",
		remedy: (_, voice) => `Keep its files in this repository, or narrow the input ${voice.code("path")} so that it is left out.`
	},
	"lfs-pointer": {
		title: "The file is a pointer of git LFS.",
		message: () => "The file is a pointer of git LFS, not an inventory.",
		remedy: (_, voice) => `Keep inventory files in git itself: take them out of LFS with ${voice.code("git lfs untrack")}.`
	},
	"file-too-large": {
		title: "The file is too large.",
		message: ({ bytes, limit }) => `The file has ${counted(bytes, "byte")}, and at most ${grouped(limit)} are read.`,
		remedy: ({ limit }) => `Split it into files of at most ${counted(limit, "byte")}.`
	},
	"not-utf8": {
		title: "The file is not UTF-8 text.",
		message: ({ line, byte, encoding }, voice) => line === null || byte === null ? `The file is ${encoding === null ? "not UTF-8 text" : "UTF-16 text, not UTF-8"}.` : `The file is not UTF-8 text: line ${grouped(line)} holds the byte ${voice.code(hexadecimal(byte))}.`,
		remedy: ({ encoding }, voice) => `Save it as UTF-8: in an editor, by ${voice.code(`iconv -f ${encoding ?? "CP1252"} -t UTF-8`)}, or on Windows in Notepad by Save as.`
	},
	"merge-conflict": {
		title: "A merge conflict is not settled.",
		message: () => "A merge conflict starts here, and is not settled.",
		remedy: (_, voice) => `Keep what is meant, and remove the lines that start with ${voice.code("<<<<<<<")}, ${voice.code("=======")} and ${voice.code(">>>>>>>")}.`
	}
};
const BEHIND_TAB = ", behind a tab";
const SYNTAX_HINTS = [
	["tab characters", "Indent with spaces."],
	["deficient indentation", "Close the quote or bracket that is open above; if it is closed, indent what is inside of it, the closing one too."],
	["name of an alias", "Put text that starts with * in quotes."],
	["unexpected end of the stream", "Close the quote or bracket that is open above."],
	["bad indentation", "Line up the keys of one entry, and quote a value that holds a colon or starts with a sign."],
	["end of the stream", "Write key: value, with a space after the colon; look for a merge conflict too."],
	["can not read a block", "Write key: value, with a space after the colon; look for a merge conflict too."]
];
const YAML_WORDS = {
	"yaml-syntax": {
		title: "This is not valid YAML.",
		message: ({ reason }, voice) => `This is not valid YAML: ${voice.reason(reason)}.`,
		remedy: () => "Correct it here; nothing of this file was read.",
		exactRemedy: ({ reason }) => {
			const advice = SYNTAX_HINTS.find(([start]) => reason.startsWith(start))?.[1];
			const hint = reason.endsWith(BEHIND_TAB) ? "Replace the tab by a blank." : advice;
			return hint === void 0 ? null : `${hint} Nothing of this file was read.`;
		}
	},
	"yaml-too-deep": {
		title: "The YAML is nested too deep.",
		message: ({ limit }) => `The YAML is nested more than ${counted(limit, "level")} deep.`,
		remedy: (_, voice) => `Write the assets as one flat list under ${voice.code("assets")}.`
	},
	"yaml-expansion": {
		title: "Aliases expand to too much.",
		message: ({ limit }) => `The aliases of this file expand to more than ${counted(limit, "node")}.`,
		remedy: () => "Use fewer aliases: write the entries out, or split the file."
	},
	"unknown-alias": {
		title: "An alias has no anchor.",
		message: ({ alias }, voice) => `The alias ${voice.name(`*${alias}`)} has no anchor before it in this document.`,
		remedy: (_, voice) => `Define the anchor above it, or write the value out; text that starts with ${voice.code("*")} goes in quotes.`
	},
	"unsupported-tag": {
		title: "YAML tags are not supported.",
		message: ({ tag }, voice) => `The tag ${voice.name(tag)} is not supported.`,
		remedy: () => "Remove the tag; what stands in quotes is a string."
	},
	"duplicate-key": {
		title: "A key stands twice.",
		message: ({ key }, voice) => `The key ${voice.name(key)} stands twice in one mapping.`,
		remedy: ({ first }, voice) => `Remove one of the two; ${whereFirst(first, voice)}.`,
		exactRemedy: ({ key, first }, voice) => key === "name" ? `Remove one of the two, or start another asset with ${voice.code("- name:")}; ${whereFirst(first, voice)}.` : null
	},
	"missing-document-start": {
		title: "Two documents are joined without a line between them.",
		message: (_, voice) => `A second ${voice.code("cyber_system")} starts here, in the middle of a document.`,
		remedy: ({ first }, voice) => `Begin a new document with a line ${voice.code("---")} above it; the first starts at ${voice.code(placeText(first))}. Or remove it, if it is the same system twice.`
	},
	"ambiguous-yaml": {
		title: "YAML readers disagree about the file.",
		message: () => "YAML readers disagree about this file, so it cannot be rewritten without a doubt.",
		remedy: (_, voice) => `Write it in plain block style, without stray marks (${voice.code("...")}, ${voice.code("?")}) and without aliases of whole entries.`
	}
};
const REQUIRED = /* @__PURE__ */ new Set(["cyber_system", "name"]);
function writeOrRemove(key, voice) {
	return `Write one, or remove ${key === "pattern" ? "the entry" : voice.code(key)}.`;
}
const entry = (voice) => voice.code("- name: \"…\"");
const type = (voice) => `${voice.code("asset_type: hardware")} or ${voice.code("asset_type: software")}`;
const noAssets = (voice) => `${voice.code("assets: []")} states that the system has none`;
const emptyDocument = (voice) => `Write ${voice.code("cyber_system: \"…\"")} and ${voice.code("assets:")} here, or remove the line ${voice.code("---")}.`;
const MISSING = /* @__PURE__ */ new Map([
	["cyber_system", (voice) => `Add ${voice.code("cyber_system: \"…\"")} with the name or id of the system.`],
	["assets", (voice) => `Add ${voice.code("assets:")} with a list; ${noAssets(voice)}.`],
	["name", (voice) => `Add ${voice.code("name: \"…\"")} with the name of the asset.`],
	["asset_type", (voice) => `Add ${type(voice)}.`]
]);
const NODES = /* @__PURE__ */ new Map([
	["document", "A document"],
	["asset", "An asset"],
	["key", "A key"],
	["mapping", "A mapping of columns"],
	["pattern", "A pattern"]
]);
const SHAPES = /* @__PURE__ */ new Map([
	["document", (voice) => `Write ${voice.code("cyber_system: \"…\"")} and ${voice.code("assets:")} with the list under it.`],
	["asset", (voice) => `Write ${entry(voice)} with ${type(voice)} under it.`],
	["key", () => "Write one of the keys of the format."],
	["mapping", (voice) => `Write ${voice.code("columns:")} with lines such as ${voice.code("name: \"Hostname\"")} under it.`],
	["assets", (voice) => `Write a list of ${entry(voice)}; ${noAssets(voice)}.`],
	["asset_type", (voice) => `Write ${type(voice)}.`],
	["columns", (voice) => `Write lines such as ${voice.code("name: \"Hostname\"")} under it.`],
	["defaults", (voice) => `Write lines such as ${voice.code("asset_type: hardware")} under it.`],
	["values", (voice) => `Write lines such as ${voice.code("Server: hardware")} under it.`],
	["systems", (voice) => `Write lines such as ${voice.code("EMS-1: \"Alpha EMS\"")} under it.`],
	["ignore", (voice) => `Write a list of names, such as ${voice.code("ignore: [\"lab-*\", spare-hmi]")}.`],
	["pattern", (voice) => `Write a name or a pattern, such as ${voice.code("\"lab-*\"")}, for each entry.`],
	["prune", (voice) => `Write ${voice.code("prune: true")} or ${voice.code("prune: false")}, without quotes.`]
]);
const FORMAT_WORDS = {
	"unknown-key": {
		title: "The format has no such key here.",
		message: ({ key }, voice) => `The format has no key ${voice.name(key)} here.`,
		remedy: () => "Correct the key, or remove it.",
		exactRemedy: ({ key, near, allowed }, voice) => {
			if (near !== null) return `Did you mean ${voice.code(near)}?`;
			if (key === "<<") return "Merge keys are not supported: write the keys out.";
			return `Remove it, or write one of ${codes(allowed, voice)}.`;
		}
	},
	"missing-key": {
		title: "A required key is missing.",
		message: ({ key, of }, voice) => `The ${of} has no ${voice.code(key)}.`,
		remedy: () => "Add the key.",
		exactRemedy: ({ key }, voice) => MISSING.get(key)?.(voice) ?? null
	},
	"wrong-type": {
		title: "A value has the wrong type.",
		message: ({ subject, expected, found }, voice) => `${NODES.get(subject) ?? voice.code(subject)} must be ${voice.code(expected)}, and this is ${voice.code(found)}.`,
		remedy: () => "Write a value of the type that the format asks for.",
		exactRemedy: ({ subject, found }, voice) => {
			if (subject === "document" && found === "null") return emptyDocument(voice);
			return SHAPES.get(subject)?.(voice) ?? `Write ${voice.code(`${subject}: "…"`)}`;
		}
	},
	"wrong-value": {
		title: "A value is not one of those allowed.",
		message: ({ key, value }, voice) => `${voice.code(key)} cannot be ${voice.name(value)}.`,
		remedy: () => "Write one of the values that the format allows.",
		exactRemedy: ({ near, allowed }, voice) => near === null ? `Write ${listed(allowed.map(voice.code), "or")}.` : `Did you mean ${voice.code(near)}?`
	},
	"unquoted-scalar": {
		title: "A value without quotes is read as something other than a string.",
		message: ({ key, text, reads }, voice) => {
			if (text === "") return `${voice.code(key)} has no value.`;
			return `Without quotes, the ${voice.code(key)} ${voice.name(text)} is read as ${voice.code(reads)}, not as a string.`;
		},
		remedy: () => "Put it in double quotes.",
		exactRemedy: ({ key, text }, voice) => {
			if (text === "") return REQUIRED.has(key) ? "Write one, in quotes." : writeOrRemove(key, voice);
			const line = yamlLine(key, text, voice);
			return line === null ? null : `Quote it: ${line}`;
		}
	}
};
const NAME_WORDS = {
	"empty-name": {
		title: "A name is empty.",
		message: ({ key }, voice) => `The ${voice.code(key)} is empty.`,
		remedy: () => "Write one.",
		exactRemedy: ({ key }, voice) => REQUIRED.has(key) ? null : writeOrRemove(key, voice)
	},
	"padded-name": {
		title: "A name starts or ends with white space.",
		message: ({ key, value }, voice) => `The ${voice.code(key)} ${voice.name(value)} starts or ends with white space.`,
		remedy: () => "Remove the white space.",
		exactRemedy: ({ key, value }, voice) => {
			if (value.length > 200) return null;
			const trimmed = withoutPadding(value);
			return trimmed === "" ? null : `Write ${yamlLine(key, trimmed, voice)}`;
		}
	},
	"control-character": {
		title: "A name holds a control character.",
		message: ({ key, value, character }, voice) => `The ${voice.code(key)} ${voice.name(value)} holds the control character ${voice.code(character)}.`,
		remedy: (_, voice) => `Remove it; if the name at the service holds it, pin the asset with ${voice.code("id")}.`,
		exactRemedy: ({ key }, voice) => {
			if (key === "name" || key === "renamed_from") return null;
			if (key === "pattern") return `Write ${voice.code("?")} in its place, which stands for any character.`;
			return "Remove it; if the name at the service holds it, write the id in its place.";
		}
	},
	"invisible-character": {
		title: "A name holds a character that cannot be seen.",
		message: ({ key, value, character }, voice) => `The ${voice.code(key)} ${voice.name(value)} holds ${voice.code(character)}, which cannot be seen.`,
		remedy: () => "Remove it, unless the name at the service holds it."
	},
	"ignored-but-declared": {
		title: "An asset is declared, and ignored.",
		message: ({ name, pattern }, voice) => `The asset ${voice.name(name)} is declared, and ${voice.name(pattern)} under ${voice.code("ignore")} leaves it alone.`,
		remedy: ({ first }, voice) => `Remove the entry, or the line under ${voice.code("ignore")} at ${voice.code(placeText(first))}.`
	},
	"duplicate-asset": {
		title: "An asset is declared twice in one cyber system.",
		message: ({ name }, voice) => `The asset ${voice.name(name)} is declared twice in this cyber system.`,
		remedy: ({ first }, voice) => `Remove one, or pin each with its ${voice.code("id")} if they are two; ${whereFirst(first, voice)}.`
	},
	"duplicate-name": {
		title: "Two cyber systems declare an asset of the same name.",
		message: ({ name }, voice) => `Another cyber system declares an asset named ${voice.name(name)} too.`,
		remedy: ({ first }, voice) => `Remove one if they are one asset, and rename one if names must be unique; ${whereFirst(first, voice)}.`
	},
	"similar-name": {
		title: "Two names differ in case, white space or Unicode form alone.",
		message: ({ name, other }, voice) => `${voice.name(name)} differs from ${voice.name(other)} in case, white space or Unicode form alone.`,
		remedy: ({ first }, voice) => `Remove one if they are one asset, else tell them apart; the other is at ${voice.code(placeText(first))}.`
	}
};
// src/report/messages/service.ts
const RESOLVING_WORDS = {
	"unknown-cyber-system": {
		title: "The organization has no such cyber system.",
		message: ({ name }, voice) => `The organization has no cyber system ${voice.name(name)}.`,
		remedy: () => "Write the name or the id of one that it has; cyber systems cannot be created here.",
		exactRemedy: ({ near, renamed }, voice) => {
			const hints = [didYouMean(near, voice), renamedSystem(renamed, voice)].filter((text) => text !== null);
			return hints.length === 0 ? null : hints.join(" ");
		}
	},
	"ambiguous-cyber-system": {
		title: "Several cyber systems have this name.",
		message: ({ name, systems }, voice) => `${counted(systems.length, "cyber system")} are named ${voice.name(name)}: ${listedAs(systems, (one) => sitedId(one, voice), "and")}.`,
		remedy: (_, voice) => `Write the id of the one you mean, or say its ${voice.code("facility")}.`,
		exactRemedy: ({ takesFacility }) => takesFacility ? null : "Write the id of the one you mean."
	},
	"facility-mismatch": {
		title: "The cyber system is not in that facility.",
		message: ({ facility, system, facilities }, voice) => {
			const home = facilities.length === 0 ? "it is in none" : `it is in ${listedAs(facilities, voice.name, "and")}`;
			return `The cyber system ${voice.name(system.name)} is not in the facility ${voice.name(facility)}; ${home}.`;
		},
		remedy: (_, voice) => `Correct ${voice.code("facility")}, or remove it.`,
		exactRemedy: ({ facilities, near, renamed }, voice) => {
			if (renamed !== null) return renamedSystem(renamed, voice);
			const [home, another] = facilities;
			const line = home === void 0 || another !== void 0 ? null : yamlLine("facility", home, voice);
			if (line !== null) return `Write ${line}`;
			const fitting = near.filter((name) => facilities.includes(name));
			return didYouMean(fitting, voice);
		}
	}
};
const MATCHING_WORDS = {
	"unknown-asset-id": {
		title: "No asset at the service has this id.",
		message: ({ id }, voice) => `No asset at the service has the id ${voice.id(id)}.`,
		remedy: (_, voice) => `Correct it, or remove ${voice.code("id")} to create the asset; the service chooses new ids.`
	},
	"duplicate-id": {
		title: "Two assets have the same id.",
		message: ({ id }, voice) => `The id ${voice.id(id)} stands at two assets.`,
		remedy: ({ first }, voice) => `Correct one of the two; ${whereFirst(first, voice)}.`
	},
	"rename-conflict": {
		title: "A rename or move is not clear, and one asset would be lost.",
		message: ({ name, source, reason, assets }, voice) => reason === "shared-source" ? `${voice.name(source)} is named as the source of ${voice.name(name)} and of another asset, and can become only one.` : `${voice.name(name)} is to come from ${voice.name(source)}, but several live assets fit (${listed(assets.map((asset) => `${voice.id(asset.id)} is now ${voice.name(asset.name)}`), "and")}), and one would be lost.`,
		remedy: (_, voice) => `Let one asset alone name a source, and pin assets with ${voice.code("id")} where names meet.`,
		exactRemedy: ({ reason, assets }, voice) => reason === "shared-source" ? `Keep ${voice.code("renamed_from")} or ${voice.code("moved_from")} at one of them alone.` : pin(assets.map(({ id }) => id), voice)
	},
	"rename-source-missing": {
		title: "The asset that a rename or move starts from is not there.",
		message: ({ name, source, system }, voice) => `${voice.name(name)} is to come from ${voice.name(source)} in ${systemName(system, voice.name)}, where no such asset is left.`,
		remedy: (_, voice) => `Correct ${voice.code("renamed_from")} or ${voice.code("moved_from")}, or remove them to create the asset.`
	},
	"ambiguous-asset": {
		title: "Several live assets have this name in this cyber system.",
		message: ({ name, system, ids }, voice) => `${counted(ids.length, "asset")} in ${systemName(system, voice.name)} are named ${voice.name(name)}: ${listed(ids.map(voice.id), "and")}.`,
		remedy: (_, voice) => `Pin the one you mean with ${voice.code("id")}.`,
		exactRemedy: ({ ids }, voice) => pin(ids, voice)
	},
	"hint-done": {
		title: "A rename or move is done, so its hint has served.",
		message: ({ name, key }, voice) => `What ${voice.code(key)} asks for is done: ${voice.name(name)} is there already.`,
		remedy: () => "Remove the hint.",
		exactRemedy: ({ key }, voice) => `Remove ${voice.code(key)}.`
	},
	"ambiguous-move": {
		title: "An asset may have moved here, but that is not clear.",
		message: ({ name, assets, isRetyped }, voice) => {
			const doubt = isRetyped ? " and got another type" : ", but which of several is meant is not clear";
			return `${voice.name(name)} may have moved here${doubt} (${whereFrom(assets, voice)}); no move is inferred.`;
		},
		remedy: (_, voice) => `To move one, and keep its id, pin it with ${voice.code("id")}.`,
		exactRemedy: ({ assets }, voice) => pin(assets.slice(0, MOST_PINS + 1).map(({ id }) => id), voice)
	}
};
const PLAN_WORDS = {
	"name-in-use": {
		title: "An asset to create has the name of one in a cyber system that no file declares.",
		message: ({ name, system }, voice) => `${voice.name(name)} is to be created, and an asset of that name is in ${systemText(system, voice.name, voice.id)}, which no file declares.`,
		remedy: (_, voice) => `If they are one asset, add ${voice.code("moved_from")} with the cyber system it is in.`,
		exactRemedy: ({ id, system, reference }, voice) => {
			const line = reference === null ? yamlLine("id", id, voice) : yamlLine("moved_from", reference, voice) ?? yamlLine("moved_from", system.id, voice);
			return line === null ? null : `If they are one asset, add ${line}`;
		}
	},
	"possible-rename": {
		title: "A delete and a create look like a rename.",
		message: ({ from, to, id, system, isInPlace, isExecuted }, voice) => {
			const [gone, made] = isExecuted ? ["would be deleted", "created"] : ["is live but in no file", "is in a file but not live"];
			const where = isInPlace ? ", where it stood" : "";
			return `Is this a rename? In ${systemName(system, voice.name)}, ${voice.name(from)} (${voice.id(id)}) ${gone} and ${voice.name(to)} ${made}${where}.`;
		},
		remedy: (_, voice) => `If it is a rename, add ${voice.code("renamed_from")} to keep the id and its history.`,
		exactRemedy: ({ from, id }, voice) => {
			const line = yamlLine("renamed_from", from, voice) ?? yamlLine("id", id, voice);
			return line === null ? null : `If so, keep the id and its history: add ${line}`;
		}
	},
	"system-adopted": {
		title: "A cyber system is declared for the first time.",
		message: ({ system }, voice) => `The cyber system ${systemText(system, voice.name, voice.id)} is declared for the first time.`,
		remedy: ({ count }, voice) => `${counted(count, "undeclared asset")} in it ${count === 1 ? "is" : "are"} left alone; write ${voice.code("prune: true")} to delete what is not declared.`
	},
	"system-released": {
		title: "A cyber system is no longer declared.",
		message: ({ system }, voice) => `The cyber system ${systemText(system, voice.name, voice.id)} is no longer declared.`,
		remedy: ({ count }, voice) => `${counted(count, "asset")} in it ${count === 1 ? "stays as it is" : "stay as they are"}; to delete ${count === 1 ? "it" : "them"}, declare the system with ${voice.code("assets: []")} instead.`
	},
	"impact-rating-available": {
		title: "Cyber systems carry a field that looks like their impact rating.",
		message: ({ field }, voice) => `Every cyber system has ${voice.name(field)} with the values High, Medium or Low.`,
		remedy: (_, voice) => `To show it beside each system, name it in the input ${voice.code("impact-rating-field")}.`,
		exactRemedy: ({ field }, voice) => {
			const line = yamlLine("impact-rating-field", field, voice);
			return line === null ? null : `To show it beside each system, set the input ${line}`;
		}
	},
	"unknown-field": {
		title: "No cyber system has the field that an input names.",
		message: ({ input, field }, voice) => `No cyber system has the field ${voice.name(field)}, which the input ${voice.code(input)} names.`,
		remedy: () => "Correct the input, or remove it; it only shows what the field holds.",
		exactRemedy: ({ near }, voice) => didYouMean(near, voice)
	},
	"review-mismatch": {
		title: "A review is not of the list that it names.",
		message: ({ problem }, voice) => `This review is not of the list that it names: ${voice.name(problem)}.`,
		remedy: () => "Write it anew with cip-sync audit review, from a clone of the ledger."
	},
	"base-document-skipped": {
		title: "A document of an earlier inventory counts as absent.",
		message: ({ base, code }, voice) => `In the ${voice.code(base)} inventory, from an earlier commit, this document counts as absent, since it is not valid now (${voice.code(code)}).`,
		remedy: () => "Nothing needs to be done; changes that it asked for are shown as asked for by these files."
	}
};
function renamedSystem(renamed, voice) {
	if (renamed === null) return null;
	const line = yamlLine("cyber_system", renamed.id, voice) ?? voice.id(renamed.id);
	return `If it was renamed at the service, it is ${systemName(renamed, voice.name)} now, the only one there that no file declares: write ${line}`;
}
function sitedId({ id, site }, voice) {
	return site === null ? voice.id(id) : `${voice.id(id)} (${voice.name(site.name)})`;
}
function whereFrom(assets, voice) {
	return listedAs(assets, ({ id, system }) => `${voice.id(id)} in ${systemName(system, voice.name)}`, "and");
}
const MOST_PINS = 3;
function pin(ids, voice) {
	const lines = ids.slice(0, MOST_PINS).flatMap((id) => yamlLine("id", id, voice) ?? []);
	return lines.length === 0 || ids.length > MOST_PINS ? null : `Pin the one you mean: add ${lines.join(" or ")}`;
}
const NO_CSV = {
	workbook: "The file is a workbook, as Excel and other spreadsheets keep it (.xlsx, .xls), not CSV.",
	"UTF-16LE": "The file is UTF-16 without a byte order mark.",
	"UTF-16BE": "The file is UTF-16 without a byte order mark.",
	markup: "The file is HTML or XML, whatever its name says, not CSV.",
	other: "From here on the file is neither UTF-8 nor UTF-16 text."
};
const SAVE_AS_CSV = "Open it in the spreadsheet, choose File, Save As, and the type \"CSV UTF-8 (Comma delimited)\"; then import that file.";
const QUOTE_IT = "Put the whole cell in quotes, and double each quote in it.";
const FAULTS = /* @__PURE__ */ new Map([
	["quote-open", ["a quote is opened and never closed", "Close it."]],
	["text-after-quote", ["text stands behind a closing quote", QUOTE_IT]],
	["quote-inside", ["a quote stands inside a cell that does not start with one", QUOTE_IT]]
]);
const ANY_FAULT = ["it cannot be read", "Compare it with the rows above."];
const SIMPLE = /^[\w .,/-]{1,60}$/;
function whichRows(rows, lines) {
	return rows === 1 ? "" : ` (${counted(rows, "row")}, at lines ${listed(lines.map(String), "and")})`;
}
const CSV_WORDS = {
	"csv-encoding": {
		title: "The file is not CSV in UTF-8 or UTF-16.",
		message: ({ kind }) => NO_CSV[kind],
		remedy: () => "Open it in a spreadsheet and save it as \"CSV UTF-8\".",
		exactRemedy: ({ kind }, voice) => {
			const from = kind === "other" ? "WINDOWS-1252" : kind;
			const convert = voice.code(`iconv -f ${from} -t UTF-8 old.csv > new.csv`);
			return kind === "workbook" || kind === "markup" ? SAVE_AS_CSV : `Save it as "CSV UTF-8", or convert it: ${convert}`;
		}
	},
	"csv-empty": {
		title: "No row is left to import.",
		message: ({ leftOut }, voice) => leftOut === 0 ? "The file has no row below its header." : `${voice.code("--where")} and ${voice.code("--skip")} leave out all of its ${counted(leftOut, "row")}.`,
		remedy: ({ leftOut }) => leftOut === 0 ? "Export it again, with a header and at least one row." : "Compare what they say with the cells of their columns."
	},
	"csv-syntax": {
		title: "The row breaks the quoting rules of CSV.",
		message: ({ reason }) => `The row breaks the quoting rules of CSV: ${(FAULTS.get(reason) ?? ANY_FAULT)[0]}.`,
		remedy: () => "Correct the quotes; nothing below was read.",
		exactRemedy: ({ reason }) => `${(FAULTS.get(reason) ?? ANY_FAULT)[1]} Nothing below was read.`
	},
	"csv-row-length": {
		title: "The row has another number of cells than the header.",
		message: ({ cells, columns }) => `The row has ${counted(cells, "cell")}, and the header has ${columns}.`,
		remedy: () => "Put cells that hold a separator or a line break in quotes, and fill up rows that are too short."
	},
	"csv-missing-column": {
		title: "A column is not in the header.",
		message: ({ column, key, header }, voice) => {
			const content = header.length === 0 ? "is empty" : `has ${listedAs(header, voice.name, "and")}`;
			if (key.startsWith("--")) return `No column is named ${voice.name(column)}, as ${voice.code(key)} says; the header ${content}.`;
			return `No column is named ${voice.name(column)}, where ${voice.code(key)} should be; the header ${content}.`;
		},
		remedy: (_, voice) => `Name the column with ${voice.code("--column KEY=HEADER")}.`,
		exactRemedy: ({ key, column: wanted, near, header }, voice) => {
			const isNamed = key !== wanted;
			if (near.length === 0 && header.length === 1) return `The header is read as one cell: say what separates its cells with ${voice.code("--delimiter CHARACTER")}, or name the column with ${voice.code(`--column ${key}=HEADER`)}.`;
			if (key.startsWith("--")) return didYouMean(near, voice) ?? `Write ${voice.code(`${key} HEADER=VALUE`)} with a column of the header.`;
			const column = `Name the column with ${voice.code(`--column ${key}=HEADER`)}`;
			const other = key === "name" ? "" : `, or one value for all with ${voice.code(`--default ${key}=TEXT`)}`;
			return (isNamed ? didYouMean(near, voice) : null) ?? `${column}${other}.`;
		}
	},
	"csv-ambiguous-column": {
		title: "Several columns have the same header.",
		message: ({ column, count }, voice) => `${counted(count, "column")} are named ${voice.name(column)}.`,
		remedy: () => "Rename all but the one that is meant."
	},
	"csv-unknown-type": {
		title: "An asset type is neither hardware nor software.",
		message: ({ value, rows, lines }, voice) => {
			const where = whichRows(rows, lines);
			if (value === "") return `The asset type is empty${where}.`;
			return `The asset type ${voice.name(value)} is neither hardware nor software${where}.`;
		},
		remedy: (_, voice) => `Say what it is, for example with ${voice.code("--value Server=hardware")}.`,
		exactRemedy: ({ value, near }, voice) => {
			if (value === "") return `Fill it in, or say ${voice.code("--default asset_type=TYPE")}, TYPE one of hardware and software.`;
			const flag = `Say what it is: ${voice.code(`--value "${SIMPLE.test(value) ? value : "CELL"}=TYPE"`)}, TYPE one of hardware and software.`;
			return didYouMean(near, voice) ?? flag;
		}
	},
	"csv-unknown-system": {
		title: "The organization has no such cyber system.",
		message: ({ name, rows, lines }, voice) => `The organization has no cyber system ${voice.name(name)}${whichRows(rows, lines)}.`,
		remedy: (_, voice) => `Correct the rows, or say in ${voice.code("systems")} of a mapping file which cyber system is meant.`,
		exactRemedy: ({ near }, voice) => didYouMean(near, voice)
	},
	"csv-differs": {
		title: "The inventory declares an asset otherwise than its row.",
		message: ({ name, declared, system }, voice) => `The inventory declares ${voice.name(name)} as ${voice.code(declared)} in ${systemName(system, voice.name)} already, and this row says otherwise; the inventory stays as it is.`,
		remedy: ({ first }, voice) => `Correct one of the two; the entry is at ${voice.code(placeText(first))}.`
	}
};
// src/report/messages.ts
const WORDS = {
	...FILE_WORDS,
	...YAML_WORDS,
	...FORMAT_WORDS,
	...NAME_WORDS,
	...RESOLVING_WORDS,
	...MATCHING_WORDS,
	...PLAN_WORDS,
	...CSV_WORDS
};
function sayDiagnostic({ code, args }, detail, voice) {
	const words = WORDS[code];
	if (detail === "counts") return `${words.title} ${words.remedy(args, voice)}`;
	return `${words.message(args, voice)} ${words.exactRemedy?.(args, voice) ?? words.remedy(args, voice)}`;
}
function wordDiagnostic(finding, detail) {
	const { code, severity, at } = finding;
	const place = at === null || at.offset === null ? null : at.file.place(at.offset);
	return {
		code,
		severity,
		message: sayDiagnostic(finding, detail, plainVoice),
		path: at?.file.path ?? null,
		line: place?.line ?? null,
		column: place?.column ?? null
	};
}
function formatDiagnostic(finding, detail) {
	const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
	return `${path === null ? "" : `${visible(path)}${line === null ? "" : `:${line}:${column}`} `}${severity} ${code}: ${message}`;
}
function errorsFirst(diagnostics) {
	return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}
function firstOf(diagnostics, most) {
	const ordered = errorsFirst(diagnostics);
	const byCode = new Map(ordered.toReversed().map((finding) => [finding.code, finding]));
	const kept = new Set(byCode.values());
	for (const finding of ordered) {
		if (kept.size >= most) break;
		kept.add(finding);
	}
	return ordered.filter((finding) => kept.has(finding));
}
function rank({ severity, code }) {
	if (severity === "error") return 0;
	if (code === "system-released" || code === "system-adopted") return 1;
	return severity === "warning" ? 2 : 3;
}
const MOST_SHOWN = 2e3;
function renderValidation(validation, detail, diagnostics = validation.diagnostics) {
	const more = diagnostics.length - MOST_SHOWN;
	const lines = (more > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN) : diagnostics).map((finding) => formatDiagnostic(finding, detail));
	if (more > 0) lines.push(`${counted(more, "more finding")} not shown.`);
	return [
		...lines,
		validationLine(validation),
		""
	].join("\n");
}
const MOST_OF_LEVEL = 10;
function annotations(diagnostics, options) {
	const annotated = /* @__PURE__ */ new Set();
	return {
		commands: SEVERITIES.flatMap((severity) => {
			const ofLevel = diagnostics.filter((finding) => finding.severity === severity && finding.code !== "hint-done");
			const first = ofLevel.length <= MOST_OF_LEVEL ? ofLevel : ofLevel.slice(0, 9);
			for (const finding of first) annotated.add(finding);
			const lines = first.map((finding) => annotation(finding, options));
			if (first.length === ofLevel.length) return lines;
			const more = counted(ofLevel.length - first.length, `more ${severity}`);
			return [...lines, `::${severity}::${more}, in the log and the summary of this run.`];
		}),
		untold: diagnostics.filter((finding) => !annotated.has(finding))
	};
}
function annotation(finding, { detail, folder }) {
	const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
	return `::${severity} ${[
		...path === null ? [] : [`file=${annotationProperty(folder + path)}`],
		...line === null ? [] : [`line=${line}`],
		...column === null ? [] : [`col=${column}`],
		`title=${annotationProperty(`${code}: ${WORDS[code].title}`)}`
	].join(",")}::${annotationMessage(message)}`;
}
const SARIF_LEVELS = {
	error: "error",
	warning: "warning",
	notice: "note"
};
function sarifOf(diagnostics, { detail, folder, version }) {
	const rules = [...new Set(diagnostics.map(({ code }) => code))].map((code) => ({
		id: code,
		shortDescription: { text: WORDS[code].title }
	}));
	const results = diagnostics.map((finding) => {
		const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
		const region = line === null ? {} : { region: {
			startLine: line,
			startColumn: column ?? 1
		} };
		const locations = [{ physicalLocation: {
			artifactLocation: { uri: encodeURI(`${folder}${path ?? "."}`).replace(/[#?:]/g, encodeURIComponent) },
			...region
		} }];
		return {
			ruleId: code,
			level: SARIF_LEVELS[severity],
			message: { text: message },
			locations
		};
	});
	return {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [{
			tool: { driver: {
				name: TOOL_NAME,
				version,
				rules
			} },
			columnKind: "utf16CodeUnits",
			results
		}]
	};
}
export { formatDiagnostic as a, sayDiagnostic as c, firstOf as i, wordDiagnostic as l, annotations as n, renderValidation as o, errorsFirst as r, sarifOf as s, WORDS as t };
