import "./rolldown-runtime.js";
import { Bt as grouped, Jr as compareIds, Lt as counted, Ot as kindOf, Yr as compareText, _r as groupBy, ai as require__node_fs, d as require__node_crypto, dn as reveal, dr as stateKey, ei as hasSucceeded, et as DONE_WORDS, gr as countBy, pn as splitUnsafe, rn as placesOf, rt as PERMANENT, tt as INHERITS, vt as KINDS, zt as durationText } from "./start.js";
import { B as DIFFERENCE_WORDS, V as OUTCOME_WORDS } from "./usual.js";
// src/report/html/markup.ts
var Markup = class {
	#text;
	constructor(text) {
		this.#text = text;
	}
	toString() {
		return this.#text;
	}
};
function html(template, ...contents) {
	let text = template[0] ?? "";
	for (const [index, content] of contents.entries()) text += written(content) + (template[index + 1] ?? "");
	return new Markup(text);
}
function written(content) {
	if (content === null) return "";
	if (typeof content === "string") return escaped(reveal(content));
	if (typeof content === "number" || content instanceof Markup) return String(content);
	return content.map(written).join("");
}
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;",
	"##": "#&#35;"
};
function escaped(text) {
	return /[&<>"'#]/.test(text) ? text.replace(/[&<>"']|##/g, (special) => ENTITIES[special] ?? special) : text;
}
function nameOf(text) {
	if (text === "") return html`<bdi><i>""</i></bdi>`;
	const rest = text.replace(/^ +/, "");
	const core = rest.replace(/(?<! ) +$/, "");
	return html`<bdi>${[
		padding(text.length - rest.length),
		seen(core),
		padding(rest.length - core.length)
	]}</bdi>`;
}
function padding(count) {
	return count === 0 ? null : html`<i>${"\\u0020".repeat(count)}</i>`;
}
function seen(text) {
	const parts = splitUnsafe(text);
	if (parts.length === 1) return text;
	return parts.map((part, index) => index % 2 === 0 || part === "" ? part : html`<i>${reveal(part)}</i>`);
}
function idOf(id) {
	return html`<code>${id}</code>`;
}
function timeTag(iso) {
	const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(iso);
	return parts === null ? html`${iso}` : html`<time datetime="${iso}">${parts[1] ?? ""} ${parts[2] ?? ""} UTC</time>`;
}
function turned(before, after) {
	return html`<del>${before}</del> <span class="to">→</span> <ins>${after}</ins>`;
}
function factList(facts) {
	return html`<dl class="facts">${facts.filter((fact) => fact !== null).map(({ term, content, isWide }) => html`<div${isWide === true ? html` class="wide"` : null}><dt>${term}</dt><dd>${content}</dd></div>`)}</dl>`;
}
function totalsList(totals) {
	return html`<ul class="totals">${totals.map(({ count, noun, plural = `${noun}s` }) => html`<li><b>${grouped(count)}</b> ${count === 1 ? noun : plural}</li>`)}</ul>`;
}
// src/report/html/page.ts
var import__node_crypto = require__node_crypto();
require__node_fs();
const STYLE = "/* How a page looks: on a screen, light or dark, wide or narrow; and on paper. */\n:root {\n  color-scheme: light dark;\n  --paper: #ffffff;\n  --ground: #f6f7f8;\n  --ink: #1b2127;\n  --quiet: #59636e;\n  --line: #dfe3e7;\n  --faint: #eceff1;\n  --link: #0b5a8a;\n  --good: #1a6b3c;\n  --bad: #a3241f;\n  --bad-ground: #fcefee;\n  --new: #e6f3ea;\n  --warm: #fff3cf;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --paper: #15191d;\n    --ground: #1b2025;\n    --ink: #e3e7ea;\n    --quiet: #9aa5af;\n    --line: #323a42;\n    --faint: #262d33;\n    --link: #7cc0ee;\n    --good: #7fd09b;\n    --bad: #ff9a92;\n    --bad-ground: #3a2021;\n    --new: #1d3326;\n    --warm: #4a3e16;\n  }\n}\n\n* {\n  box-sizing: border-box;\n}\nhtml {\n  scroll-padding-top: 5rem;\n  -webkit-text-size-adjust: 100%;\n}\nbody {\n  margin: 0 auto;\n  padding: 2.5rem 1.5rem 4rem;\n  max-width: 68rem;\n  background: var(--paper);\n  color: var(--ink);\n  font:\n    15px / 1.5 system-ui,\n    -apple-system,\n    \"Segoe UI\",\n    Roboto,\n    \"Helvetica Neue\",\n    Arial,\n    sans-serif;\n  font-variant-numeric: tabular-nums;\n  overflow-wrap: anywhere;\n}\nh1,\nh2,\nh3,\nh4 {\n  margin: 0;\n  line-height: 1.25;\n  text-wrap: balance;\n}\nh1 {\n  font-size: 2rem;\n  font-weight: 650;\n  letter-spacing: -0.01em;\n}\nh2 {\n  font-size: 1.25rem;\n  font-weight: 650;\n  margin-bottom: 0.75rem;\n}\nh3 {\n  font-size: 1.02rem;\n  font-weight: 650;\n}\nh4 {\n  font-size: 0.95rem;\n  font-weight: 550;\n}\nsection {\n  margin-top: 2.75rem;\n}\ncode {\n  font:\n    0.86em / 1.4 ui-monospace,\n    SFMono-Regular,\n    Menlo,\n    Consolas,\n    \"DejaVu Sans Mono\",\n    monospace;\n  color: var(--quiet);\n  unicode-bidi: isolate;\n}\nbdi {\n  white-space: pre-wrap;\n}\ni {\n  font-style: normal;\n  font-family: ui-monospace, Menlo, Consolas, monospace;\n  font-size: 0.86em;\n  background: var(--warm);\n  border-radius: 3px;\n  padding: 0 0.15em;\n}\nsmall {\n  display: block;\n  font-size: 0.85em;\n  color: var(--quiet);\n}\na {\n  color: var(--link);\n  text-underline-offset: 0.15em;\n}\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: 2px;\n  border-radius: 3px;\n}\n*::highlight(found) {\n  background: var(--warm);\n  color: var(--ink);\n}\n.kicker {\n  margin: 0 0 0.25rem;\n  color: var(--quiet);\n  font-size: 0.8rem;\n  letter-spacing: 0.08em;\n  text-transform: uppercase;\n}\n.skip {\n  position: absolute;\n  left: -100vw;\n}\n.skip:focus {\n  position: static;\n}\n.count {\n  font-weight: 400;\n  font-size: 0.9rem;\n  color: var(--quiet);\n}\n.none,\n.note {\n  margin: 0.25rem 0 0.75rem;\n  color: var(--quiet);\n}\n.good {\n  color: var(--good);\n}\n.bad {\n  color: var(--bad);\n}\n.facts {\n  margin: 1rem 0 0;\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));\n  gap: 0.9rem 1.5rem;\n}\n.facts dt {\n  font-size: 0.8rem;\n  color: var(--quiet);\n}\n.facts dd {\n  margin: 0;\n}\n.facts .wide {\n  grid-column: span 2;\n}\nsmall code {\n  font-size: 1em;\n}\n.totals {\n  list-style: none;\n  margin: 1.75rem 0 0;\n  padding: 1rem 0;\n  border-block: 1px solid var(--line);\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.75rem 2.5rem;\n  color: var(--quiet);\n}\n.totals b {\n  display: block;\n  font-size: 1.6rem;\n  line-height: 1.2;\n  font-weight: 600;\n  color: var(--ink);\n}\n.mark {\n  font-size: 0.8rem;\n  line-height: 1.3;\n  padding: 0.05rem 0.45rem;\n  border-radius: 1rem;\n  background: var(--faint);\n  color: var(--quiet);\n  text-decoration: none;\n  white-space: nowrap;\n}\na.mark:hover {\n  text-decoration: underline;\n}\n.mark.changed {\n  background: var(--new);\n  color: var(--good);\n}\n.mark.bad {\n  background: var(--bad-ground);\n  color: var(--bad);\n}\n\ntable {\n  width: 100%;\n  border-collapse: collapse;\n  font-size: 0.93rem;\n}\nth,\ntd {\n  text-align: start;\n  vertical-align: top;\n  font-weight: 400;\n  padding: 0.4rem 1rem 0.4rem 0;\n  border-bottom: 1px solid var(--faint);\n}\nthead th {\n  font-size: 0.8rem;\n  color: var(--quiet);\n  border-bottom-color: var(--line);\n}\ntr:target > * {\n  background: var(--warm);\n}\ntr.place {\n  display: none;\n}\n/* A hundred rows: laid out when they come near the window, and of a height that is guessed until then. */\n.chunk:not(:last-child) {\n  content-visibility: auto;\n  contain-intrinsic-block-size: auto 215rem;\n}\n.assets,\n.changes {\n  table-layout: fixed;\n}\n.assets th:nth-child(2) {\n  width: 14rem;\n}\n.assets th:nth-child(3) {\n  width: 8rem;\n}\n.changes thead th:nth-child(1) {\n  width: 20%;\n}\n.changes thead th:nth-child(2) {\n  width: 9%;\n}\n.changes thead th:nth-child(3) {\n  width: 29%;\n}\n.changes thead th:nth-child(4) {\n  width: 12%;\n}\n.changes thead th:nth-child(5) {\n  width: 17%;\n}\n.changes thead th:nth-child(6) {\n  width: 13%;\n}\n.audit {\n  table-layout: fixed;\n  overflow-wrap: anywhere;\n}\n.audit thead th:nth-child(1) {\n  width: 5.5rem;\n}\n.audit thead th:nth-child(2) {\n  width: 6.5rem;\n}\n.audit thead th:nth-child(5) {\n  width: 26%;\n}\n.run {\n  margin-bottom: 1rem;\n}\n.run h4::first-letter {\n  text-transform: uppercase;\n}\n.audit.outside thead th:nth-child(1) {\n  width: 8rem;\n}\n.audit.outside thead th:nth-child(2) {\n  width: auto;\n}\n@media screen and (width < 52rem) {\n  .audit thead {\n    display: none;\n  }\n  .audit :is(tbody, tr, td) {\n    display: block;\n  }\n  .audit td {\n    border: 0;\n    padding: 0.1rem 0;\n  }\n  .audit:not(.outside) td:nth-child(-n + 2) {\n    display: inline-block;\n    padding-right: 0.75rem;\n  }\n  .audit tr {\n    border-bottom: 1px solid var(--faint);\n    padding: 0.4rem 0;\n  }\n}\n.changes tbody th[scope=\"row\"] {\n  font-weight: 550;\n}\ndel {\n  color: var(--bad);\n  text-decoration-thickness: 1px;\n}\nins {\n  color: var(--good);\n  text-decoration: none;\n}\n.to {\n  color: var(--quiet);\n}\n.group > .title {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: baseline;\n  gap: 0.15rem 0.6rem;\n  margin: 1.5rem 0 0.35rem;\n}\n.group.delete h3 {\n  color: var(--bad);\n}\n\n#controls {\n  position: sticky;\n  top: 0;\n  z-index: 1;\n  display: flex;\n  flex-wrap: wrap;\n  align-items: center;\n  gap: 0.5rem 0.75rem;\n  padding: 0.75rem 0;\n  background: var(--paper);\n  border-bottom: 1px solid var(--line);\n}\n#controls[hidden] {\n  display: none;\n}\n#controls label {\n  font-size: 0.9rem;\n  color: var(--quiet);\n}\n#search {\n  flex: 1 1 14rem;\n  min-width: 0;\n  font: inherit;\n  color: inherit;\n  background: var(--ground);\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  padding: 0.4rem 0.7rem;\n}\n#found {\n  color: var(--quiet);\n  font-size: 0.9rem;\n}\nbutton {\n  font: inherit;\n  font-size: 0.9rem;\n  color: var(--link);\n  background: none;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  padding: 0.35rem 0.7rem;\n  cursor: pointer;\n}\nbutton:hover {\n  background: var(--ground);\n}\nsummary {\n  cursor: pointer;\n  padding: 0.55rem 0.25rem;\n  display: flex;\n  flex-wrap: wrap;\n  align-items: baseline;\n  gap: 0.15rem 0.75rem;\n  list-style: none;\n}\nsummary::-webkit-details-marker {\n  display: none;\n}\nsummary::before {\n  content: \"▸\";\n  color: var(--quiet);\n  width: 0.8rem;\n  margin-right: -0.35rem;\n}\ndetails[open] > summary::before {\n  content: \"▾\";\n}\nsummary:hover {\n  background: var(--ground);\n}\nsummary[data-found]::after {\n  content: attr(data-found);\n  color: var(--link);\n  font-size: 0.9rem;\n}\n.facility {\n  border-bottom: 1px solid var(--line);\n}\n.facility[open] {\n  padding-bottom: 0.75rem;\n}\n.facility > :not(summary) {\n  margin-left: 1.4rem;\n}\n\n.system[open] {\n  content-visibility: auto;\n  contain-intrinsic-block-size: auto 20rem;\n}\n.system > :not(summary) {\n  margin: 0 0 0.75rem 1.4rem;\n  width: calc(100% - 1.4rem);\n}\n.more {\n  margin-top: 1rem;\n}\n.more > summary {\n  color: var(--quiet);\n}\n@media screen {\n  .out,\n  .rows:empty {\n    display: none;\n  }\n  /* Its head counts for the widths of its columns, and is read aloud. */\n  .chunk + .chunk thead {\n    visibility: collapse;\n  }\n}\n\n@media screen and (max-width: 46rem) {\n  body {\n    padding: 1.25rem 1rem 3rem;\n  }\n  h1 {\n    font-size: 1.6rem;\n  }\n  .facts {\n    grid-template-columns: minmax(0, 1fr);\n    gap: 0.6rem;\n  }\n  .facts .wide {\n    grid-column: auto;\n  }\n  .totals {\n    gap: 0.75rem 1.75rem;\n  }\n  .totals b {\n    font-size: 1.3rem;\n  }\n  .facility > :not(summary) {\n    margin-left: 0.6rem;\n  }\n  .system > :not(summary) {\n    margin-left: 0.6rem;\n    width: calc(100% - 0.6rem);\n  }\n  .assets th:nth-child(2) {\n    width: 32%;\n  }\n  .assets th:nth-child(3) {\n    width: 5.5rem;\n    padding-right: 0;\n  }\n  .assets td:nth-child(3) {\n    padding-right: 0;\n  }\n  .changes thead {\n    display: none;\n  }\n  .changes tr {\n    display: block;\n    padding: 0.5rem 0;\n    border-bottom: 1px solid var(--faint);\n  }\n  .changes tr > * {\n    display: block;\n    border: 0;\n    padding: 0.1rem 0;\n  }\n  .changes td:empty {\n    display: none;\n  }\n  .changes td:last-child::before {\n    content: \"Live now: \";\n    color: var(--quiet);\n  }\n}\n\n@page {\n  margin: 16mm 14mm 18mm;\n  @bottom-right {\n    content: counter(page) \" / \" counter(pages);\n    font: 9pt sans-serif;\n  }\n}\n@media print {\n  :root {\n    color-scheme: light;\n    --paper: #fff;\n    --ground: #fff;\n    --ink: #000;\n    --quiet: #333;\n    --line: #888;\n    --faint: #ccc;\n    --link: #000;\n    --good: #000;\n    --bad: #000;\n    --bad-ground: #fff;\n    --new: #fff;\n    --warm: #fff;\n  }\n  body {\n    padding: 0;\n    max-width: none;\n    font-size: 10pt;\n  }\n  a {\n    text-decoration: none;\n  }\n  section {\n    margin-top: 1.5rem;\n  }\n  #controls,\n  .skip,\n  summary::before,\n  summary[data-found]::after,\n  .changes td a {\n    display: none;\n  }\n  details::details-content {\n    content-visibility: visible;\n    display: block;\n    block-size: auto;\n  }\n  .chunk:not(:last-child),\n  .system[open] {\n    content-visibility: visible;\n  }\n  .facility > :not(summary),\n  .system > :not(summary) {\n    margin-left: 0;\n    width: 100%;\n  }\n  h1,\n  h2,\n  h3,\n  h4,\n  summary,\n  .title {\n    break-after: avoid;\n  }\n  summary {\n    padding: 0.2rem 0;\n    gap: 0 0.5rem;\n    break-inside: avoid;\n  }\n  h4 {\n    font-size: 9pt;\n  }\n  .count,\n  .mark {\n    font-size: 8pt;\n  }\n  .system > :not(summary) {\n    margin-bottom: 0.4rem;\n  }\n  table {\n    font-size: 8pt;\n    line-height: 1.2;\n  }\n  th,\n  td {\n    padding: 0.12rem 0.5rem 0.12rem 0;\n  }\n  td small {\n    display: inline;\n  }\n  td small::before {\n    content: \" \";\n  }\n  tr {\n    break-inside: avoid;\n  }\n  tr.place {\n    display: table-row;\n  }\n  .facility::details-content {\n    columns: 2;\n    column-gap: 1.5rem;\n  }\n  .assets th:nth-child(2) {\n    width: 6.5rem;\n  }\n  .assets th:nth-child(3) {\n    width: 5rem;\n  }\n  tr:target > * {\n    background: none;\n  }\n  i,\n  .mark {\n    border: 1px solid #888;\n  }\n}\n";
const SCRIPT = "// What a page does where scripts run: rows when they are to be seen, search, open and close all, the keyboard, paper.\n// Without it everything is readable. The only markup that it writes is what stands in the page's own noscript elements.\n\n/** A search opens what it found up to so many rows, and shows no more of them. */\nconst SHOWN_AT_ONCE = 400;\n\nconst byId = (id) => document.getElementById(id);\nconst all = (selector) => [...document.querySelectorAll(selector)];\nconst [search, found] = [byId('search'), byId('found')];\nconst counted = (count, noun) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;\n\n/** What has a title and holds rows or further parts; in the order of the page: each stands before what it holds. */\nconst parts = [];\nconst partOf = new Map();\nfor (const element of all('.part')) {\n  const above = partOf.get(element.parentElement.closest('.part')) ?? null;\n  const title = element.querySelector(':scope > :is(summary, .title)');\n  // Names and ids, without the counts beside them.\n  const own = [...title.querySelectorAll('h3, h4, code')].map(({ textContent }) => textContent.toLowerCase());\n  const path = [above?.path ?? '', ...own].join('\\n');\n  const part = { element, title, above, path, lists: [], count: 0, isKept: true };\n  parts.push(part);\n  partOf.set(element, part);\n}\n\nconst canClose = ({ element }) => element.tagName === 'DETAILS';\nconst isOpen = (part) => part === null || (canClose(part) ? part.element.open : isOpen(part.above));\n\nconst lists = all('.rows').map((element) => {\n  const part = partOf.get(element.closest('.part')) ?? null;\n  const list = { element, part, markup: element.textContent, rows: null, hits: null, drawn: 'noscript', whole: null };\n  // What opens shows the lists of its parts, too, if those cannot be closed by themselves.\n  for (let own = part; own !== null; own = canClose(own) ? null : own.above) own.lists.push(list);\n  return list;\n});\n\nconst CHARACTERS = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '\"', '&#39;': \"'\", '&#35;': '#' };\n\n/** Lines of markup, one a row, beside the text to search in. Read when there is time, or at the first search. */\nconst rowsOf = (list) => {\n  if (list.rows === null) {\n    const texts = list.markup\n      .toLowerCase()\n      .replace(/<[^<>]*>/g, '\\t')\n      .replace(/&[a-z#0-9]+;/g, (escaped) => CHARACTERS[escaped])\n      .split('\\n');\n    const rows = list.markup.split('\\n').map((line, index) => ({ line, text: texts[index] }));\n    list.rows = rows.filter(({ line }) => line.startsWith('<tr'));\n  }\n  return list.rows;\n};\n\n/** Makes the rows that are to be seen: all, or of those found at most so many. Returns how many. */\nconst draw = (list, hits = list.hits, most = SHOWN_AT_ONCE) => {\n  const { element, markup } = list;\n  const shown = hits?.slice(0, most) ?? null;\n  const state = shown === null ? 'all' : shown.map(({ line }) => line).join('\\n');\n  if (list.drawn !== state) {\n    // What was made once is put aside, not made again.\n    if (list.drawn === 'all') list.whole = [...element.childNodes];\n    list.drawn = state;\n    if (shown === null && list.whole !== null) element.replaceChildren(...list.whole);\n    else element.innerHTML = shown === null ? markup : markup.slice(0, markup.indexOf('\\n<tr') + 1) + state;\n  }\n  if (shown !== null && shown.length < hits.length) {\n    element.querySelector('.note')?.remove();\n    const note = document.createElement('p');\n    note.className = 'note';\n    note.textContent = `${counted(hits.length - shown.length, 'more row')}: add a word to the search to see fewer.`;\n    element.append(note);\n  }\n  return shown?.length ?? 0;\n};\n\nconst openBefore = new Map();\nconst restore = () => {\n  for (const [element, open] of openBefore) element.open = open;\n  openBefore.clear();\n};\nconst openForNow = (element) => {\n  if (element.tagName !== 'DETAILS' || element.open) return;\n  openBefore.set(element, false);\n  element.open = true;\n};\n\nconst clear = () => {\n  for (const { element, title } of parts) {\n    element.classList.remove('out');\n    delete title.dataset.found;\n  }\n  for (const list of lists) {\n    list.hits = null;\n    if (isOpen(list.part)) draw(list);\n  }\n  found.textContent = '';\n};\n\n/** Every word of the search has to be in the row or in the titles above it. Returns counts by noun. */\nconst sift = (words) => {\n  for (const part of parts) {\n    part.count = 0;\n    part.isKept = words.every((word) => part.path.includes(word));\n  }\n  const totals = new Map();\n  for (const list of lists) {\n    const left = words.filter((word) => !list.part?.path.includes(word));\n    const rows = rowsOf(list);\n    list.hits = left.length === 0 ? rows : rows.filter(({ text }) => left.every((word) => text.includes(word)));\n    const { noun } = list.element.dataset;\n    totals.set(noun, (totals.get(noun) ?? 0) + list.hits.length);\n    for (let { part } = list; part !== null; part = part.above) part.count += list.hits.length;\n  }\n  for (const part of parts.toReversed()) {\n    part.isKept ||= part.count > 0;\n    if (part.above !== null) part.above.isKept ||= part.isKept;\n  }\n  return totals;\n};\n\nconst filter = () => {\n  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);\n  CSS.highlights?.delete('found');\n  restore();\n  if (words.length === 0) return clear();\n  const totals = [...sift(words)].filter(([, count]) => count > 0);\n  const total = totals.reduce((sum, [, count]) => sum + count, 0);\n  for (const { element, title, count, isKept } of parts) {\n    element.classList.toggle('out', !isKept);\n    title.dataset.found = `${count.toLocaleString('en')} found`;\n    if (count > 0 && total <= SHOWN_AT_ONCE) openForNow(element);\n  }\n  let room = SHOWN_AT_ONCE;\n  for (const list of lists) if (isOpen(list.part) && list.part?.isKept !== false) room -= draw(list, list.hits, room);\n  const nothing = parts.some(({ isKept }) => isKept) ? 'found in titles alone' : 'nothing found';\n  found.textContent = totals.map(([noun, count]) => counted(count, noun)).join(' and ') || nothing;\n  if (total > 0) found.textContent += ' found';\n  if (total <= SHOWN_AT_ONCE) markWords(words);\n};\n\n/** Colours what was found, without touching the page, where the browser can. */\nconst markWords = (words) => {\n  if (CSS.highlights === undefined) return;\n  const titles = parts.filter(({ isKept }) => isKept).flatMap(({ title }) => [...title.querySelectorAll('h3, h4')]);\n  const cells = lists\n    .filter(({ hits }) => hits.length > 0)\n    .flatMap(({ element }) => [...element.querySelectorAll('td, tbody th')]);\n  const ranges = [...titles, ...cells].flatMap((place) => rangesIn(place, words));\n  if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges));\n};\n\nconst rangesIn = (place, words) => {\n  const ranges = [];\n  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);\n  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {\n    const text = node.data.toLowerCase();\n    if (text.length !== node.data.length) continue;\n    for (const word of words) {\n      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {\n        const range = new Range();\n        range.setStart(node, at);\n        range.setEnd(node, at + word.length);\n        ranges.push(range);\n      }\n    }\n  }\n  return ranges;\n};\n\nconst setOpen = (open) => {\n  openBefore.clear();\n  for (const { element } of parts) if (element.tagName === 'DETAILS') element.open = open;\n};\n\n/** Down and up walk what is visible, from the search box on; right opens, left closes. */\nconst walk = (event) => {\n  const summaries = all('.part > summary').filter((element) => element.checkVisibility());\n  const at = summaries.indexOf(document.activeElement);\n  const next = event.key === 'ArrowDown' ? summaries[at + 1] : at > 0 ? summaries[at - 1] : search;\n  if (next === undefined) return;\n  event.preventDefault();\n  next.focus();\n};\n\nconst onKey = (event) => {\n  if (event.ctrlKey || event.metaKey || event.altKey) return;\n  const { activeElement: active } = document;\n  const isTitle = active.matches('.part > summary');\n  if (event.key === '/' && active !== search) {\n    event.preventDefault();\n    search.focus();\n    search.select();\n  } else if (event.key === 'Escape' && search.value !== '') {\n    event.preventDefault();\n    search.value = '';\n    filter();\n    search.focus();\n  } else if ((event.key === 'ArrowDown' && (active === search || isTitle)) || (event.key === 'ArrowUp' && isTitle)) {\n    walk(event);\n  } else if (isTitle && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {\n    event.preventDefault();\n    active.parentElement.open = event.key === 'ArrowRight';\n  }\n};\n\n/** Before a link or an address leads to a row: the row is made, and what holds it is opened. */\nconst reach = (id) => {\n  if (id === '' || byId(id) !== null) return;\n  const list = lists.find(({ markup }) => markup.includes(` id=\"${id}\"`));\n  if (list === undefined) return;\n  if (search.value !== '') {\n    search.value = '';\n    filter();\n  }\n  for (let { part } = list; part !== null; part = part.above) part.element.open = true;\n  draw(list);\n};\n\ndocument.addEventListener('click', ({ target }) => reach(target.closest('a[href^=\"#\"]')?.hash.slice(1) ?? ''));\ndocument.addEventListener('keydown', onKey);\ndocument.addEventListener(\n  'toggle',\n  ({ target }) => {\n    if (target.open) for (const list of partOf.get(target)?.lists ?? []) draw(list);\n  },\n  true,\n);\n\n// Paper has everything, whatever is searched for. Browsers that cannot print what is closed by style alone have it\n// opened. Links lead nowhere on paper, and Chromium looks for each of them on each page.\nlet closed = [];\nlet links = [];\naddEventListener('beforeprint', () => {\n  for (const list of lists) draw(list, null);\n  closed = CSS.supports('selector(::details-content)') ? [] : all('details:not([open])');\n  for (const element of closed) element.open = true;\n  links = all('a[href]').map((element) => ({ element, href: element.getAttribute('href') }));\n  for (const { element } of links) element.removeAttribute('href');\n});\naddEventListener('afterprint', () => {\n  for (const element of closed) element.open = false;\n  for (const { element, href } of links) element.setAttribute('href', href);\n  for (const list of lists) if (list.hits !== null) draw(list);\n});\n\nfor (const list of lists) if (isOpen(list.part)) draw(list);\nconst unread = lists.values();\nconst readAhead = (idle) => {\n  while (idle.timeRemaining() > 5) {\n    const { value, done } = unread.next();\n    if (done) return;\n    rowsOf(value);\n  }\n  requestIdleCallback(readAhead);\n};\n\nif (search !== null) {\n  byId('controls').hidden = false;\n  globalThis.requestIdleCallback?.(readAhead);\n  search.addEventListener('input', filter);\n  byId('expand').addEventListener('click', () => setOpen(true));\n  byId('collapse').addEventListener('click', () => setOpen(false));\n  // A browser that goes back may fill the box in again.\n  addEventListener('pageshow', () => search.value !== '' && filter());\n}\n// An address that leads to a row was looked up before the row was made.\naddEventListener('load', () => {\n  if (location.hash === '') return;\n  reach(location.hash.slice(1));\n  location.replace(location.href);\n});\n";
function renderPage({ title, tool, skipTo: [id, label], header, main }) {
	return `${html`<!doctype html>
<html lang="en">
${head(title, tool)}
<body>
<a class="skip" href="#${id}">Skip to the ${label}</a>
${header}
<main>
${main}</main>
${embedded("script", SCRIPT)}
</body>
</html>
`}`;
}
function head(title, tool) {
	return html`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${`default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${tool.name} ${tool.version}">
<title>${title}</title>
${embedded("style", STYLE)}
</head>`;
}
function hashOf(text) {
	return `sha256-${(0, import__node_crypto.createHash)("sha256").update(text).digest("base64")}`;
}
function embedded(tag, text) {
	if (/<[/!]/.test(text)) throw new Error(`text that could end its ${tag} element`);
	return new Markup(tag === "script" ? `<script type="module">${text}<\/script>` : `<style>${text}</style>`);
}
function searchBox(placeholder) {
	return html`<div id="controls" hidden>
<label for="search">Search</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="${placeholder}" aria-keyshortcuts="/" aria-describedby="found">
<output id="found" for="search"></output>
<button type="button" id="expand">Expand all</button>
<button type="button" id="collapse">Collapse all</button>
</div>`;
}
const CHUNK = 100;
function rowList({ noun, kind, head: heads, rows }) {
	return html`<div class="rows" data-noun="${noun}"><noscript>
${Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => {
		return html`<div class="chunk"><table class="${kind}"><thead>${heads}</thead><tbody>
${rows.slice(index * CHUNK, (index + 1) * CHUNK)}</tbody></table></div>
`;
	})}</noscript></div>
`;
}
// src/report/html/changes.ts
function shownChanges({ kind, document }, assets) {
	const lives = new LiveIndex(assets);
	const grouped = document.changes.map((change) => ({
		change,
		group: groupOf(change, kind === "plan" && document)
	}));
	let place = 0;
	const groups = [...KINDS, "drift"].flatMap((group) => {
		const changes = grouped.filter((one) => one.group === group).map(({ change }) => shownChange(change, ++place, lives));
		return changes.length === 0 ? [] : [{
			kind: group,
			changes
		}];
	});
	const touching = groups.flatMap(({ changes }) => changes.flatMap((one) => one.live ? [[one.live.id, one]] : []));
	return {
		groups,
		byAsset: new Map(touching),
		undeclared: new Set(kind === "plan" ? document.undeclared.map(({ id }) => id) : [])
	};
}
function groupOf(change, plan) {
	return plan !== false && plan.summary.drift > 0 && change.origin === "drift" ? "drift" : kindOf(change);
}
function shownChange(change, place, lives) {
	const { fingerprint, origin, id, before, after, cyber_system, from_cyber_system } = change;
	const live = lives.find(change);
	return {
		fingerprint,
		origin,
		id,
		before,
		after,
		cyber_system,
		from_cyber_system,
		place,
		live,
		source: "source" in change && change.source !== null ? `${change.source.path}:${change.source.line}` : null,
		kind: kindOf(change),
		standing: standingOf(change, live),
		done: "outcome" in change ? change : null
	};
}
function standingOf({ before, after }, live) {
	if (isState(live, after)) return "after";
	return isState(live, before) ? "before" : "elsewhere";
}
function isState(live, state) {
	if (live === null || state === null) return live === state;
	return stateKey(live) === stateKey(state);
}
var LiveIndex = class {
	#byId;
	#byValues;
	constructor(assets) {
		this.#byId = new Map(assets.map((asset) => [asset.id, asset]));
		this.#byValues = new Map(assets.map((asset) => [stateKey(asset), asset]));
	}
	find({ id, after }) {
		if (id !== null) return this.#byId.get(id) ?? null;
		return (after && this.#byValues.get(stateKey(after))) ?? null;
	}
};
function changesSection(file, changeList) {
	const { kind, document } = file;
	const title = kind === "plan" ? "What would change" : "What changed";
	const own = kind === "plan" ? planFacts(document) : evidenceFacts(document);
	const more = kind === "plan" ? findingList(document) : [differenceList(document, changeList), fileList(document)];
	return html`<section id="changes" aria-labelledby="changes-title">
<h2 id="changes-title">${title} <span class="count">${changeCounts(changeList)}</span></h2>
${factList([...own, ...fileFacts(file)])}
${changeList.groups.length === 0 ? html`<p class="none">Nothing: the ${kind} holds no change.</p>` : changeGroups(changeList)}
${more}</section>
`;
}
function fileFacts({ kind, path, sha256, document }) {
	return [{
		term: "Digest of the changes",
		content: html`<code>${document.digest}</code>`,
		isWide: true
	}, {
		term: kind === "plan" ? "Plan file" : "Evidence file",
		content: html`${nameOf(path)}<small><code>sha256:${sha256}</code></small>`,
		isWide: true
	}];
}
function planFacts({ generated_at, tool, guards }) {
	return [
		{
			term: "Planned at",
			content: timeTag(generated_at)
		},
		{
			term: "Planned by",
			content: `${tool.name} ${tool.version}`
		},
		guardFact(guards)
	];
}
function evidenceFacts(evidence) {
	const { result, approval, started_at, ended_at, actor, commit, run_url, pull_requests, service, tool } = evidence;
	const fact = (term, content, isWide = false) => content === null ? null : {
		term,
		content,
		isWide
	};
	return [
		fact("Result", html`<b>${result}</b>`),
		fact("Outcomes", outcomes(evidence)),
		fact("Applied", html`${timeTag(started_at)} to ${timeTag(ended_at)}`),
		fact("Approval", approval.by === null ? approval.mode : html`${approval.mode}: ${approval.by}`),
		fact("Approved by", approvers(pull_requests)),
		fact("Pull requests", pull_requests.length === 0 ? null : pull_requests.map(pullRequest)),
		fact("Actor", actor),
		fact("Read back", readBack(evidence)),
		fact("Service", service),
		fact("Applied by", `${tool.name} ${tool.version}`),
		guardFact(evidence.guards),
		fact("Commit", commit === null ? null : html`<code>${commit}</code>`, true),
		fact("Run", run_url, true)
	];
}
function outcomes({ changes }) {
	const counts = countBy(changes, ({ outcome }) => hasSucceeded(outcome) ? "done" : OUTCOME_WORDS[outcome]);
	return counts.size === 0 ? null : Array.from(counts, ([label, count]) => `${grouped(count)} ${label}`).join(", ");
}
function approvers(pulls) {
	const lines = pulls.flatMap(({ number, approvals }) => approvals.map(({ user, submitted_at }) => html`<div>${nameOf(user)}, ${timeTag(submitted_at)} (#${number})</div>`));
	return lines.length === 0 ? null : lines;
}
function pullRequest({ number, author, approvals }) {
	const unapproved = approvals.length === 0 ? ", no approving review" : "";
	return html`<div>#${number} by ${nameOf(author)}${unapproved}</div>`;
}
const STOPPED = {
	signal: "the run was stopped",
	"key-refused": "the service refused the API key",
	crash: "the run failed"
};
function readBack({ closing_read: read }) {
	if (read === null) return null;
	return [
		read.converged === null ? "not read" : read.converged ? "the list showed every change" : "the list did not show every change",
		...read.stopped === null ? [] : [STOPPED[read.stopped]],
		...read.failure === null ? [] : [read.failure]
	].join("; ");
}
function guardFact(guards) {
	if (guards.length === 0) return null;
	return {
		term: "Guards",
		content: guards.map(({ guard, limit, value, passed }) => html`<div>${guard}: ${counted(value, "delete")}, at most ${counted(limit, "asset")} allowed${passed ? null : html`: <b class="bad">blocked</b>`}</div>`)
	};
}
function findingList({ diagnostics }) {
	if (diagnostics.length === 0) return null;
	const place = ({ path, line }) => path === null ? null : html`<small>${line === null ? path : `${path}:${line}`}</small>`;
	return html`<details class="more"><summary>${counted(diagnostics.length, "finding")} of the plan</summary><ul>
${diagnostics.map((finding) => html`<li><b>${finding.severity}</b> ${finding.message} <code>${finding.code}</code>${place(finding)}</li>
`)}</ul></details>
`;
}
function differenceList({ differences }, { groups }) {
	if (differences.length === 0) return null;
	const all = groups.flatMap(({ changes }) => changes);
	const places = new Map(all.map((change) => [change.fingerprint, change]));
	return html`<h3>Not as applied when read back</h3><ul>
${differences.map(({ fingerprint, kind, found }) => {
		const change = places.get(fingerprint);
		const state = change?.after ?? change?.before;
		const ids = found.length === 0 ? "" : ` (${found.map(({ id }) => id).join(", ")})`;
		return html`<li>${state ? nameOf(state.name) : fingerprint} ${DIFFERENCE_WORDS[kind]}${ids}</li>
`;
	})}</ul>
`;
}
function fileList({ files }) {
	if (files.length === 0) return null;
	return html`<details class="more"><summary>${counted(files.length, "inventory file")} applied, with SHA-256</summary><table>
<thead><tr><th scope="col">File</th><th scope="col">SHA-256</th></tr></thead><tbody>
${files.map(({ path, sha256 }) => html`<tr><td>${nameOf(path)}</td><td><code>${sha256}</code></td></tr>
`)}</tbody></table></details>
`;
}
function changeGroups({ groups }) {
	const head = html`<tr><th scope="col">Asset</th><th scope="col">Id</th><th scope="col">Cyber system</th><th scope="col">Type</th><th scope="col">${groups.some(({ changes }) => changes.some(({ done }) => done !== null)) ? "Outcome" : "Why"}</th><th scope="col">Live now</th></tr>`;
	return groups.map(({ kind, changes }) => {
		const { title, note } = GROUPS[kind];
		const rows = changes.map(changeRow);
		return html`<section class="part group ${kind}">
<div class="title"><h3>${title}</h3><span class="count">${changes.length}</span><span class="count">${note}</span></div>
${rowList({
			noun: "change",
			kind: "changes",
			head,
			rows
		})}</section>
`;
	});
}
function changeRow(change) {
	const { place, id, live, standing } = change;
	const link = live === null ? null : html` <a href="#asset-${place}">show</a>`;
	return html`<tr id="change-${place}"><th scope="row">${assetOf(change)}</th><td>${id === null ? null : idOf(id)}</td><td>${systemOf(change)}</td><td>${typeOf(change)}</td><td>${change.done === null ? whyOf(change) : outcomeOf(change)}</td><td>${STANDINGS[standing]}${link}</td></tr>
`;
}
function assetOf(change) {
	const { before, after } = change;
	if (before === null && after !== null) return html`<ins>${nameOf(after.name)}</ins>`;
	if (after === null && before !== null) return html`<del>${nameOf(before.name)}</del>`;
	return sides(change, ({ name }) => name, nameOf);
}
function systemOf({ cyber_system: to, from_cyber_system: from }) {
	const rating = ratingOf(from ?? to, to);
	return html`${from === null ? placed(to) : turned(placed(from), placed(to))}${rating === null ? null : html`<small>${rating}</small>`}`;
}
function ratingOf({ impact_rating: was }, { impact_rating: is }) {
	if (was === is) return is === null ? null : nameOf(is);
	return turned(was === null ? "no rating" : nameOf(was), is === null ? "no rating" : nameOf(is));
}
function placed({ site, name }) {
	return html`${site === null ? null : html`${nameOf(site.name)} / `}${nameOf(name)}`;
}
function typeOf(change) {
	return sides(change, (state) => state.asset_type, (type) => html`${type}`);
}
function sides({ before, after }, of, show) {
	const [old, fresh] = [before ?? after, after ?? before].map((state) => state === null ? "" : of(state));
	if (old === void 0 || fresh === void 0) return null;
	return old === fresh ? show(fresh) : turned(show(old), show(fresh));
}
function whyOf({ origin, source }) {
	return source === null ? ORIGINS[origin] : html`${ORIGINS[origin]}<small>${source}</small>`;
}
function outcomeOf(change) {
	if (change.done === null) return null;
	const { outcome, reason, detail, ended_at } = change.done;
	const lines = [
		reason,
		detail === null ? null : html`The service said: ${detail}`,
		ended_at === null ? null : timeTag(ended_at)
	].filter((line) => line !== null).map((line) => html`<small>${line}</small>`);
	return html`<span class="${isTrouble(change) ? "bad" : "good"}">${OUTCOME_WORDS[outcome]}</span>${lines}`;
}
function changeCounts({ groups }) {
	const parts = groups.map(({ kind, changes }) => kind === "drift" ? `${counted(changes.length, "difference")} drifted` : counted(changes.length, kind));
	return parts.length === 0 ? "no changes" : parts.join(", ");
}
const GROUPS = {
	delete: {
		title: "Deletes",
		note: `Each is ${PERMANENT}.`
	},
	move: {
		title: "Moves",
		note: `Another cyber system holds the asset; ${INHERITS}.`
	},
	rename: {
		title: "Renames",
		note: "The asset keeps its id and its history."
	},
	retype: {
		title: "Retypes",
		note: "The asset keeps its id and its history."
	},
	create: {
		title: "Creates",
		note: "The service gives the id."
	},
	drift: {
		title: "Drift",
		note: "The service differs from the files, and no file asked for it. Not applied."
	}
};
const STANDINGS = {
	before: "as before",
	after: "as changed",
	elsewhere: "otherwise"
};
const ORIGINS = {
	inventory: "asked for by the files",
	pending: "pending from earlier merges",
	drift: "drift"
};
function markOf({ kind, done, standing }) {
	if (done === null) return standing === "after" ? DONE_WORDS[kind] : `to ${kind}`;
	return hasSucceeded(done.outcome) ? DONE_WORDS[kind] : `${kind} ${OUTCOME_WORDS[done.outcome]}`;
}
function isTrouble({ done, kind }) {
	return done === null ? kind === "delete" : !hasSucceeded(done.outcome);
}
// src/report/html/report.ts
function renderReport(input) {
	const { organization, readAt, tool, lists, changes } = input;
	const facilities = inventoryTree(lists, input.fields ?? {});
	const changeList = changes === null ? null : shownChanges(changes, lists.assets);
	const section = changes === null || changeList === null ? null : changesSection(changes, changeList);
	const { controlCenters } = lists;
	return renderPage({
		title: `${organization}: compliance inventory, ${readAt.slice(0, 10)}`,
		tool,
		skipTo: ["inventory", "inventory"],
		header: masthead(input, facilities),
		main: html`${searchBox("Name, id or type")}
${section}<section id="inventory" aria-labelledby="inventory-title">
<h2 id="inventory-title">Inventory</h2>
${inventoryForest({
			facilities,
			controlCenters,
			changeList
		})}</section>
`
	});
}
function masthead({ organization, service, readAt, tool, lists, facts = [] }, facilities) {
	const { hardware, software } = sumOf(facilities.map(({ counts }) => counts));
	return html`<header>
<p class="kicker">NERC CIP compliance inventory</p>
<h1>${nameOf(organization)}</h1>
${factList([
		{
			term: "Service",
			content: service
		},
		{
			term: "Read at",
			content: timeTag(readAt)
		},
		{
			term: "Read by",
			content: `${tool.name} ${tool.version}, with reads alone`
		},
		...facts
	])}
${totalsList([
		{
			count: lists.facilities.length,
			noun: "facility",
			plural: "facilities"
		},
		{
			count: lists.systems.length,
			noun: "cyber system"
		},
		{
			count: lists.assets.length,
			noun: "cyber asset"
		},
		{
			count: hardware,
			noun: "hardware",
			plural: "hardware"
		},
		{
			count: software,
			noun: "software",
			plural: "software"
		}
	])}
</header>`;
}
function reportLine({ facilities, systems, assets }, ms) {
	const counts = assetCounts(countTypes(assets));
	return `${counted(facilities.length, "facility", "facilities")}, ${counted(systems.length, "cyber system")}, ${counts}, in ${durationText(ms)}`;
}
function inventoryTree({ facilities, controlCenters, systems, assets }, fields) {
	const bySystem = groupBy(assets, (asset) => asset.cyber_system_id);
	const listed = new Set(systems.map(({ id }) => id));
	const lost = [...bySystem.keys()].filter((id) => !listed.has(id)).sort();
	const place = placesOf({
		systems,
		facilities,
		controlCenters
	}, fields);
	const sites = new Map([...facilities].sort(byName).map((site) => [site.id, site]));
	const isListed = new Set([...facilities, ...controlCenters].map(({ id }) => id));
	const others = systems.flatMap(({ id }) => place(id).site ?? []).filter(({ id }) => !sites.has(id));
	for (const site of others.sort(byName)) sites.set(site.id, site);
	const nodes = [...[...systems].sort(byName), ...lost.map((id) => ({
		id,
		name: null
	}))].map(({ id, name }) => {
		return systemNode({
			id,
			name,
			impactRating: place(id).impactRating
		}, bySystem.get(id) ?? []);
	});
	const bySite = groupBy(nodes, ({ id }) => place(id).site?.id ?? null);
	const parents = Array.from(sites.values(), ({ id, name }) => {
		return facilityNode({
			id,
			name: isListed.has(id) ? name : null
		}, bySite.get(id) ?? []);
	});
	const nowhere = bySite.get(null);
	return nowhere === void 0 ? parents : [...parents, facilityNode({
		id: null,
		name: null
	}, nowhere)];
}
function systemNode(head, assets) {
	return {
		...head,
		assets: [...assets].sort(byName),
		counts: countTypes(assets)
	};
}
function facilityNode({ id, name }, systems) {
	return {
		id,
		name,
		systems,
		counts: sumOf(systems.map(({ counts }) => counts))
	};
}
function sumOf(counts) {
	const sum = {
		hardware: 0,
		software: 0
	};
	for (const { hardware, software } of counts) {
		sum.hardware += hardware;
		sum.software += software;
	}
	return sum;
}
function byName(a, b) {
	return compareText(a.name, b.name) || compareIds(a.id, b.id);
}
function countTypes(assets) {
	const hardware = assets.filter(({ asset_type }) => asset_type === "hardware").length;
	return {
		hardware,
		software: assets.length - hardware
	};
}
function assetCounts({ hardware, software }) {
	const total = counted(hardware + software, "asset");
	if (hardware === 0 || software === 0) return hardware + software === 0 ? "no assets" : `${total}, all ${hardware > 0 ? "hardware" : "software"}`;
	return `${total}: ${grouped(hardware)} hardware, ${grouped(software)} software`;
}
const MOST_OPEN = 60;
function inventoryForest(input) {
	const open = input.facilities.reduce((sum, facility) => sum + facility.systems.length, 0) <= MOST_OPEN ? html` open` : null;
	return html`<div id="tree">
${input.facilities.map((facility) => facilityPart(facility, open, input))}</div>
`;
}
function facilityPart(facility, open, { controlCenters, changeList }) {
	const { id, systems, counts } = facility;
	const changed = systems.reduce((sum, system) => sum + changedIn(system, changeList), 0);
	const content = `${counted(systems.length, "cyber system")} · ${assetCounts(counts)}`;
	return html`<details class="part facility"${open}>
<summary><h3>${facilityName(facility)}</h3>${id === null ? null : idOf(id)}<span class="count">${content}</span>${changedCount(changed)}</summary>
${id === null ? centerNote(controlCenters) : null}${systems.map((system) => systemPart(system, facility, changeList))}</details>
`;
}
function facilityName({ id, name }) {
	if (id === null) return "No facility";
	return name === null ? "A site that the lists lack" : nameOf(name);
}
function centerNote(centers) {
	const named = centers.map(({ id, name }, index) => html`${index === 0 ? "" : ", "}${nameOf(name)} ${idOf(id)}`);
	return html`<p class="note">The service tells no facility of these cyber systems, as under a control center. Control centers of the organization: ${centers.length === 0 ? "none" : named}.</p>
`;
}
function systemPart(system, facility, changeList) {
	const { id, name, impactRating, assets, counts } = system;
	const rating = impactRating === null ? null : html`<span class="mark">${nameOf(impactRating)}</span>`;
	const title = name === null ? "A cyber system that the list lacks" : nameOf(name);
	return html`<details class="part system">
<summary><h4>${title}</h4>${idOf(id)}${rating}<span class="count">${assetCounts(counts)}</span>${changedCount(changedIn(system, changeList))}</summary>
${assets.length === 0 ? html`<p class="none">No assets.</p>` : assetTable(assets, html`${facilityName(facility)} · ${title}`, changeList)}
</details>
`;
}
function assetTable(assets, place, changeList) {
	return rowList({
		noun: "asset",
		kind: "assets",
		head: html`<tr class="place"><th colspan="3">${place}</th></tr><tr><th scope="col">Name</th><th scope="col">Id</th><th scope="col">Type</th></tr>`,
		rows: assets.map((asset) => assetRow(asset, changeList))
	});
}
function assetRow({ id, name, asset_type }, changeList) {
	const change = changeList?.byAsset.get(id);
	const anchor = change === void 0 ? null : html` id="asset-${change.place}"`;
	const undeclared = changeList?.undeclared.has(id) ? html` <span class="mark">in no file</span>` : null;
	return html`<tr${anchor}><td>${nameOf(name)}${change === void 0 ? undeclared : changeMark(change)}</td><td>${idOf(id)}</td><td>${asset_type}</td></tr>
`;
}
function changeMark(change) {
	return html` <a class="mark ${isTrouble(change) ? "bad" : "changed"}" href="#change-${change.place}">${markOf(change)}</a>`;
}
function changedCount(count) {
	return count === 0 ? null : html`<span class="mark changed">${counted(count, "change")}</span>`;
}
function changedIn({ assets }, changeList) {
	return changeList === null ? 0 : assets.filter(({ id }) => changeList.byAsset.has(id)).length;
}
export { searchBox as a, idOf as c, totalsList as d, turned as f, rowList as i, nameOf as l, reportLine as n, factList as o, renderPage as r, html as s, renderReport as t, timeTag as u };
