// What the page does where scripts run: search, open and close all, the keyboard. Without it everything is readable.
// It only shows and hides what is there, and never writes markup.

const SEARCH = `
const shownAtOnce = 400;
const byId = (id) => document.getElementById(id);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const [search, found] = [byId('search'), byId('found')];
const folded = (element) => element.textContent.toLowerCase();
const counted = (count, noun) => count.toLocaleString('en') + ' ' + noun + (count === 1 ? '' : 's');

/* Its name and its id, without the counts beside them. */
const titleOf = (details) => all(':scope > summary > :is(h3, h4, code)', details).map(folded).join('\\n');

/* Read from the page at the first search: with 100,000 assets that takes a moment. */
let index = null;
const readIndex = () =>
  all('details.facility').map((element) => ({
    element,
    text: titleOf(element),
    systems: all('details.system', element).map((system) => ({
      element: system,
      text: titleOf(system),
      rows: all('tbody > tr', system).map((row) => ({
        element: row,
        text: [...row.cells].map(folded).join('\\n'),
        out: false,
      })),
    })),
  }));

const setOut = (row, out) => {
  if (row.out === out) return;
  row.out = out;
  row.element.classList.toggle('out', out);
};

/* Every word of the search has to be in the asset, its cyber system or its facility. Returns the assets found. */
const sift = (system, above, words) => {
  const left = words.filter((word) => !above.includes(word) && !system.text.includes(word));
  const hits = left.length === 0 ? system.rows : system.rows.filter(({ text }) => left.every((word) => text.includes(word)));
  const isFound = left.length === 0 || hits.length > 0;
  system.element.classList.toggle('out', !isFound);
  if (isFound) {
    const kept = new Set(hits);
    for (const row of system.rows) setOut(row, !kept.has(row));
  }
  return { system, isFound, hits };
};

const openBefore = new Map();
const restore = () => {
  for (const [element, open] of openBefore) element.open = open;
  openBefore.clear();
};
const openForNow = (element) => {
  if (!openBefore.has(element)) openBefore.set(element, element.open);
  element.open = true;
};

const tellCount = (element, count) => {
  if (count === null) delete element.querySelector('summary').dataset.found;
  else element.querySelector('summary').dataset.found = count.toLocaleString('en') + ' found';
};

const clear = () => {
  restore();
  for (const element of all('.out')) element.classList.remove('out');
  for (const element of all('summary[data-found]')) delete element.dataset.found;
  for (const { systems } of index ?? []) for (const { rows } of systems) for (const row of rows) row.out = false;
  found.textContent = '';
};

const filter = () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter((word) => word !== '');
  markWords([], []);
  if (words.length === 0) return clear();
  index ??= readIndex();
  restore();
  const results = index.map((facility) => ({
    facility,
    isFound: words.every((word) => facility.text.includes(word)),
    parts: facility.systems.map((system) => sift(system, facility.text, words)),
  }));
  const parts = results.flatMap((result) => result.parts.filter(({ isFound }) => isFound));
  const total = parts.reduce((sum, { hits }) => sum + hits.length, 0);
  for (const result of results) {
    const some = result.parts.filter(({ isFound }) => isFound);
    result.facility.element.classList.toggle('out', some.length === 0 && !result.isFound);
    tellCount(result.facility.element, some.reduce((sum, { hits }) => sum + hits.length, 0));
    if (some.length > 0 && parts.length <= shownAtOnce) openForNow(result.facility.element);
  }
  for (const { system, hits } of parts) {
    tellCount(system.element, hits.length);
    if (hits.length > 0 && total <= shownAtOnce) openForNow(system.element);
  }
  found.textContent = counted(total, 'asset') + ' found in ' + counted(parts.length, 'cyber system');
  if (total <= shownAtOnce) markWords(parts, words);
};

/* Colours what was found, without touching the page, where the browser can. */
const markWords = (parts, words) => {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('found');
  const ranges = [];
  for (const { system, hits } of parts) {
    const facility = system.element.parentElement.querySelector('h3');
    const places = [facility, system.element.querySelector('h4'), ...hits.flatMap(({ element }) => [...element.cells])];
    for (const place of places) ranges.push(...rangesIn(place, words));
  }
  if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges));
};

const rangesIn = (place, words) => {
  const ranges = [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.data.toLowerCase();
    if (text.length !== node.data.length) continue;
    for (const word of words) {
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
};
`;

const KEYS = `
const setOpen = (open) => {
  openBefore.clear();
  for (const element of all('#tree details')) element.open = open;
};

/* Down and up walk what is visible, from the search box on; right opens, left closes. */
const walk = (event) => {
  const summaries = all('#tree summary').filter((element) => element.checkVisibility());
  const at = summaries.indexOf(document.activeElement);
  const next = event.key === 'ArrowDown' ? summaries[at + 1] : at > 0 ? summaries[at - 1] : search;
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

const onKey = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { activeElement: active } = document;
  const isInTree = active.matches('#tree summary');
  if (event.key === '/' && active !== search) {
    event.preventDefault();
    search.focus();
    search.select();
  } else if (event.key === 'Escape' && search.value !== '') {
    event.preventDefault();
    search.value = '';
    filter();
    search.focus();
  } else if ((event.key === 'ArrowDown' && (active === search || isInTree)) || (event.key === 'ArrowUp' && isInTree)) {
    walk(event);
  } else if (isInTree && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
    event.preventDefault();
    active.parentElement.open = event.key === 'ArrowRight';
  }
};
`;

/** Browsers that cannot print what is closed by style alone have it opened for them. */
const START = `
let closed = [];
addEventListener('beforeprint', () => {
  if (CSS.supports('selector(::details-content)')) return;
  closed = all('details:not([open])');
  for (const element of closed) element.open = true;
});
addEventListener('afterprint', () => {
  for (const element of closed) element.open = false;
  closed = [];
});

byId('controls').hidden = false;
search.addEventListener('input', filter);
byId('expand').addEventListener('click', () => setOpen(true));
byId('collapse').addEventListener('click', () => setOpen(false));
document.addEventListener('keydown', onKey);
/* A browser that goes back may fill the box in again. */
addEventListener('pageshow', () => search.value !== '' && filter());
`;

export const SCRIPT = `'use strict';\n(() => {${SEARCH}${KEYS}${START}})();\n`;
