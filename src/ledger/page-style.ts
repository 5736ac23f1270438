// How the pages of a ledger look: on a screen, light or dark, wide or narrow; and on paper. The style is text in a module,
// so that the bundle contains it.
export const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #15191d);
  --ground: light-dark(#f4f6f8, #1d2328);
  --ink: light-dark(#1b2127, #e3e7ea);
  --quiet: light-dark(#59636e, #9aa5af);
  --line: light-dark(#d8dde2, #3a434b);
  --link: light-dark(#0b5a8a, #7cc0ee);
  --good: light-dark(#1a6b3c, #7fd09b);
  --bad: light-dark(#a3241f, #ff9a92);
  --bad-ground: light-dark(#fcefee, #3a2021);
  --warm: light-dark(#fff3cf, #4a3e16);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  padding: 2rem 1.25rem;
  max-width: 72rem;
  background: var(--paper);
  color: var(--ink);
  font: 15px / 1.5 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
h1, h2, h3, h4, dd { margin: 0; }
h2 { margin-bottom: 0.5rem; font-size: 1.3rem; }
h3, h4 { font-size: 1rem; }
section, footer { margin-top: 2.25rem; }
code, pre { font: 0.86em / 1.4 ui-monospace, monospace; color: var(--quiet); }
/* Invisible characters, written out. */
i { font: 0.86em ui-monospace, monospace; background: var(--warm); }
pre { padding: 0.6rem 0.9rem; background: var(--ground); color: var(--ink); white-space: pre-wrap; }
/* So that an id copied from a PDF is the id: a ligature is one character. A font resets this, so it is set last. */
body, code, pre, i { font-variant-ligatures: none; }
bdi { white-space: pre-wrap; }
code { unicode-bidi: isolate; }
small, dt, footer, .kicker, .count, .none, .note, .origin, .unchecked { color: var(--quiet); }
a { color: var(--link); }
a code { color: inherit; }
.alert {
  padding: 0.5rem 0.9rem;
  border-left: 4px solid var(--bad);
  background: var(--bad-ground);
  color: var(--bad);
}
.good { color: var(--good); }
.bad { color: var(--bad); }
.tiles { display: flex; flex-wrap: wrap; gap: 0.75rem; padding: 0; list-style: none; }
.tiles li { flex: 1 1 9rem; padding: 0.6rem 0.9rem; border: 1px solid var(--line); border-radius: 6px; }
.tiles b { font-size: 1.6rem; }
.tiles small { display: block; }
summary { padding: 0.5rem 0; cursor: pointer; }
summary > * { display: inline; }
details { border-bottom: 1px solid var(--line); }
details > div { margin: 0 0 0.75rem 1.2rem; }
.run { margin: 0.5rem 0 1.25rem; }
.run h4::first-letter { text-transform: uppercase; }
.origin { margin: 0; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td {
  padding: 0.3rem 1rem 0.3rem 0;
  border-bottom: 1px solid var(--line);
  text-align: start;
  vertical-align: top;
  font-weight: 400;
}
thead th { color: var(--quiet); }
tbody th { font-weight: 550; }
/* A delete is permanent, so its row is the most prominent. */
tr.delete > * { background: var(--bad-ground); color: var(--bad); font-weight: 650; }
tr.delete :is(a, code, small, span) { color: inherit; }
@media screen and (max-width: 52rem) {
  thead { display: none; }
  :is(tbody, tr, td, th) { display: block; border: 0; padding: 0; }
  tr { padding: 0.4rem 0; border-bottom: 1px solid var(--line); }
  details > div { margin-left: 0.25rem; }
}
.facts > div { display: grid; grid-template-columns: 12rem 1fr; }
.list :is(th, td):nth-child(-n + 2) { width: 30%; }
td details { border: 0; }
td summary { padding: 0; }
td ul { margin: 0.25rem 0 0; padding-left: 1.2rem; }
/* The line to sign on, and the others to fill in. */
.sign { break-inside: avoid; }
.sign dl { display: grid; gap: 1.5rem; }
.sign dl > div { display: grid; grid-template-columns: 6rem 1fr; border-bottom: 1px solid var(--ink); }
.sign dl > div:last-child { padding-top: 1.5rem; }
@page {
  margin: 16mm 14mm 18mm;
  @bottom-left {
    font: 7pt sans-serif;
    /* Letters with space between them form no ligatures either. */
    letter-spacing: 0.02em;
  }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 7pt sans-serif; }
}
@media print {
  /* Paper may be black and white. */
  :root {
    --paper: #ffffff; --ground: #ffffff; --bad-ground: #ffffff; --warm: #ffffff; --line: #808080;
    --ink: #000000; --quiet: #000000; --link: #000000; --good: #000000; --bad: #000000;
  }
  body { padding: 0; max-width: none; font-size: 9pt; }
  h2, h3, h4 { break-after: avoid; }
  h2 { font-size: 12pt; }
  h3 { font-size: 10pt; }
  h4 { font-size: 9pt; }
  section { margin-top: 6mm; }
  summary { list-style: none; }
  /* A day of an audit is printed even if it is folded. The assets of a list are only printed if somebody opens them. */
  details.day::details-content { content-visibility: visible; display: block; block-size: auto; }
  tr { break-inside: avoid; }
}
`;
