// What a page does where scripts run: rows when they are to be seen, search, open and close all, the keyboard, paper.
// Without it everything is readable. The only markup that it writes is what stands in the page's own noscript elements.

/** A search opens what it found up to so many rows, and shows no more of them. */
const SHOWN_AT_ONCE = 400;

const byId = (id) => document.getElementById(id);
const all = (selector) => [...document.querySelectorAll(selector)];
const [search, found] = [byId('search'), byId('found')];
const counted = (count, noun) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** What has a title and holds rows or further parts; in the order of the page: each stands before what it holds. */
const parts = [];
const partOf = new Map();
for (const element of all('.part')) {
  const above = partOf.get(element.parentElement.closest('.part')) ?? null;
  const title = element.querySelector(':scope > :is(summary, .title)');
  // Names and ids, without the counts beside them.
  const own = [...title.querySelectorAll('h3, h4, code')].map(({ textContent }) => textContent.toLowerCase());
  const path = [above?.path ?? '', ...own].join('\n');
  const part = { element, title, above, path, lists: [], count: 0, isKept: true };
  parts.push(part);
  partOf.set(element, part);
}

const canClose = ({ element }) => element.tagName === 'DETAILS';
const isOpen = (part) => part === null || (canClose(part) ? part.element.open : isOpen(part.above));

const lists = all('.rows').map((element) => {
  const part = partOf.get(element.closest('.part')) ?? null;
  const list = { element, part, markup: element.textContent, rows: null, hits: null, drawn: 'noscript', whole: null };
  // What opens shows the lists of its parts, too, if those cannot be closed by themselves.
  for (let own = part; own !== null; own = canClose(own) ? null : own.above) own.lists.push(list);
  return list;
});

const CHARACTERS = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#35;': '#' };

/** Lines of markup, one a row, beside the text to search in. Read when there is time, or at the first search. */
const rowsOf = (list) => {
  if (list.rows === null) {
    const texts = list.markup
      .toLowerCase()
      .replace(/<[^<>]*>/g, '\t')
      .replace(/&[a-z#0-9]+;/g, (escaped) => CHARACTERS[escaped])
      .split('\n');
    const rows = list.markup.split('\n').map((line, index) => ({ line, text: texts[index] }));
    list.rows = rows.filter(({ line }) => line.startsWith('<tr'));
  }
  return list.rows;
};

/** Makes the rows that are to be seen: all, or of those found at most so many. Returns how many. */
const draw = (list, hits = list.hits, most = SHOWN_AT_ONCE) => {
  const { element, markup } = list;
  const shown = hits?.slice(0, most) ?? null;
  const state = shown === null ? 'all' : shown.map(({ line }) => line).join('\n');
  if (list.drawn !== state) {
    // What was made once is put aside, not made again.
    if (list.drawn === 'all') list.whole = [...element.childNodes];
    list.drawn = state;
    if (shown === null && list.whole !== null) element.replaceChildren(...list.whole);
    else element.innerHTML = shown === null ? markup : markup.slice(0, markup.indexOf('\n<tr') + 1) + state;
  }
  if (shown !== null && shown.length < hits.length) {
    element.querySelector('.note')?.remove();
    const note = document.createElement('p');
    note.className = 'note';
    note.textContent = `${counted(hits.length - shown.length, 'more row')}: add a word to the search to see fewer.`;
    element.append(note);
  }
  return shown?.length ?? 0;
};

const openBefore = new Map();
const restore = () => {
  for (const [element, open] of openBefore) element.open = open;
  openBefore.clear();
};
const openForNow = (element) => {
  if (element.tagName !== 'DETAILS' || element.open) return;
  openBefore.set(element, false);
  element.open = true;
};

const clear = () => {
  for (const { element, title } of parts) {
    element.classList.remove('out');
    delete title.dataset.found;
  }
  for (const list of lists) {
    list.hits = null;
    if (isOpen(list.part)) draw(list);
  }
  found.textContent = '';
};

/** Every word of the search has to be in the row or in the titles above it. Returns counts by noun. */
const sift = (words) => {
  for (const part of parts) {
    part.count = 0;
    part.isKept = words.every((word) => part.path.includes(word));
  }
  const totals = new Map();
  for (const list of lists) {
    const left = words.filter((word) => !list.part?.path.includes(word));
    const rows = rowsOf(list);
    list.hits = left.length === 0 ? rows : rows.filter(({ text }) => left.every((word) => text.includes(word)));
    const { noun } = list.element.dataset;
    totals.set(noun, (totals.get(noun) ?? 0) + list.hits.length);
    for (let { part } = list; part !== null; part = part.above) part.count += list.hits.length;
  }
  for (const part of parts.toReversed()) {
    part.isKept ||= part.count > 0;
    if (part.above !== null) part.above.isKept ||= part.isKept;
  }
  return totals;
};

const filter = () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  CSS.highlights?.delete('found');
  restore();
  if (words.length === 0) return clear();
  const totals = [...sift(words)].filter(([, count]) => count > 0);
  const total = totals.reduce((sum, [, count]) => sum + count, 0);
  for (const { element, title, count, isKept } of parts) {
    element.classList.toggle('out', !isKept);
    title.dataset.found = `${count.toLocaleString('en')} found`;
    if (count > 0 && total <= SHOWN_AT_ONCE) openForNow(element);
  }
  let room = SHOWN_AT_ONCE;
  for (const list of lists) if (isOpen(list.part) && list.part?.isKept !== false) room -= draw(list, list.hits, room);
  const nothing = parts.some(({ isKept }) => isKept) ? 'found in titles alone' : 'nothing found';
  found.textContent = totals.map(([noun, count]) => counted(count, noun)).join(' and ') || nothing;
  if (total > 0) found.textContent += ' found';
  if (total <= SHOWN_AT_ONCE) markWords(words);
};

/** Colours what was found, without touching the page, where the browser can. */
const markWords = (words) => {
  if (CSS.highlights === undefined) return;
  const titles = parts.filter(({ isKept }) => isKept).flatMap(({ title }) => [...title.querySelectorAll('h3, h4')]);
  const cells = lists
    .filter(({ hits }) => hits.length > 0)
    .flatMap(({ element }) => [...element.querySelectorAll('td, tbody th')]);
  const ranges = [...titles, ...cells].flatMap((place) => rangesIn(place, words));
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

const setOpen = (open) => {
  openBefore.clear();
  for (const { element } of parts) if (element.tagName === 'DETAILS') element.open = open;
};

/** Down and up walk what is visible, from the search box on; right opens, left closes. */
const walk = (event) => {
  const summaries = all('.part > summary').filter((element) => element.checkVisibility());
  const at = summaries.indexOf(document.activeElement);
  const next = event.key === 'ArrowDown' ? summaries[at + 1] : at > 0 ? summaries[at - 1] : search;
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

const onKey = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { activeElement: active } = document;
  const isTitle = active.matches('.part > summary');
  if (event.key === '/' && active !== search) {
    event.preventDefault();
    search.focus();
    search.select();
  } else if (event.key === 'Escape' && search.value !== '') {
    event.preventDefault();
    search.value = '';
    filter();
    search.focus();
  } else if ((event.key === 'ArrowDown' && (active === search || isTitle)) || (event.key === 'ArrowUp' && isTitle)) {
    walk(event);
  } else if (isTitle && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
    event.preventDefault();
    active.parentElement.open = event.key === 'ArrowRight';
  }
};

/** Before a link or an address leads to a row: the row is made, and what holds it is opened. */
const reach = (id) => {
  if (id === '' || byId(id) !== null) return;
  const list = lists.find(({ markup }) => markup.includes(` id="${id}"`));
  if (list === undefined) return;
  if (search.value !== '') {
    search.value = '';
    filter();
  }
  for (let { part } = list; part !== null; part = part.above) part.element.open = true;
  draw(list);
};

document.addEventListener('click', ({ target }) => reach(target.closest('a[href^="#"]')?.hash.slice(1) ?? ''));
document.addEventListener('keydown', onKey);
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target.open) for (const list of partOf.get(target)?.lists ?? []) draw(list);
  },
  true,
);

// Paper has everything, whatever is searched for. Browsers that cannot print what is closed by style alone have it
// opened. Links lead nowhere on paper, and Chromium looks for each of them on each page.
let closed = [];
let links = [];
addEventListener('beforeprint', () => {
  for (const list of lists) draw(list, null);
  closed = CSS.supports('selector(::details-content)') ? [] : all('details:not([open])');
  for (const element of closed) element.open = true;
  links = all('a[href]').map((element) => ({ element, href: element.getAttribute('href') }));
  for (const { element } of links) element.removeAttribute('href');
});
addEventListener('afterprint', () => {
  for (const element of closed) element.open = false;
  for (const { element, href } of links) element.setAttribute('href', href);
  for (const list of lists) if (list.hits !== null) draw(list);
});

for (const list of lists) if (isOpen(list.part)) draw(list);
const unread = lists.values();
const readAhead = (idle) => {
  while (idle.timeRemaining() > 5) {
    const { value, done } = unread.next();
    if (done) return;
    rowsOf(value);
  }
  requestIdleCallback(readAhead);
};

if (search !== null) {
  byId('controls').hidden = false;
  globalThis.requestIdleCallback?.(readAhead);
  search.addEventListener('input', filter);
  byId('expand').addEventListener('click', () => setOpen(true));
  byId('collapse').addEventListener('click', () => setOpen(false));
  // A browser that goes back may fill the box in again.
  addEventListener('pageshow', () => search.value !== '' && filter());
}
// An address that leads to a row was looked up before the row was made.
addEventListener('load', () => {
  if (location.hash === '') return;
  reach(location.hash.slice(1));
  location.replace(location.href);
});
