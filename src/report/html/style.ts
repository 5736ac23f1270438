// How the page looks: on a screen, light or dark, wide or narrow; and on paper.

const COLORS = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --ground: #f6f7f8; --ink: #1b2127; --quiet: #59636e; --line: #dfe3e7; --faint: #eceff1;
  --link: #0b5a8a; --good: #1a6b3c; --bad: #a3241f; --bad-ground: #fcefee; --new: #e6f3ea; --warm: #fff3cf;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15191d; --ground: #1b2025; --ink: #e3e7ea; --quiet: #9aa5af; --line: #323a42; --faint: #262d33;
    --link: #7cc0ee; --good: #7fd09b; --bad: #ff9a92; --bad-ground: #3a2021; --new: #1d3326; --warm: #4a3e16;
  }
}`;

const TEXT = `
* { box-sizing: border-box; }
html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 2.5rem 1.5rem 4rem; max-width: 68rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
}
h1, h2, h3, h4 { margin: 0; line-height: 1.25; text-wrap: balance; }
h1 { font-size: 2rem; font-weight: 650; letter-spacing: -0.01em; }
h2 { font-size: 1.25rem; font-weight: 650; margin-bottom: 0.75rem; }
h3 { font-size: 1.02rem; font-weight: 650; }
h4 { font-size: 0.95rem; font-weight: 550; }
section { margin-top: 2.75rem; }
code { font: 0.86em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; color: var(--quiet); unicode-bidi: isolate; }
bdi { white-space: pre-wrap; }
i { font-style: normal; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.86em; background: var(--warm); border-radius: 3px; padding: 0 0.15em; }
small { display: block; font-size: 0.85em; color: var(--quiet); }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
*::highlight(found) { background: var(--warm); color: var(--ink); }
.kicker { margin: 0 0 0.25rem; color: var(--quiet); font-size: 0.8rem; letter-spacing: 0.08em; text-transform: uppercase; }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: static; }
.count { font-weight: 400; font-size: 0.9rem; color: var(--quiet); }
.none, .note { margin: 0.25rem 0 0.75rem; color: var(--quiet); }
.good { color: var(--good); }
.bad { color: var(--bad); }
.facts { margin: 1rem 0 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 0.9rem 1.5rem; }
.facts dt { font-size: 0.8rem; color: var(--quiet); }
.facts dd { margin: 0; }
.facts .wide { grid-column: span 2; }
small code { font-size: 1em; }
.totals { list-style: none; margin: 1.75rem 0 0; padding: 1rem 0; border-block: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0.75rem 2.5rem; color: var(--quiet); }
.totals b { display: block; font-size: 1.6rem; line-height: 1.2; font-weight: 600; color: var(--ink); }
.mark { font-size: 0.8rem; line-height: 1.3; padding: 0.05rem 0.45rem; border-radius: 1rem; background: var(--faint); color: var(--quiet); text-decoration: none; white-space: nowrap; }
a.mark:hover { text-decoration: underline; }
.mark.changed { background: var(--new); color: var(--good); }
.mark.bad { background: var(--bad-ground); color: var(--bad); }`;

const TABLES = `
table { width: 100%; border-collapse: collapse; font-size: 0.93rem; }
th, td { text-align: start; vertical-align: top; font-weight: 400; padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid var(--faint); }
thead th { font-size: 0.8rem; color: var(--quiet); border-bottom-color: var(--line); }
tr:target > * { background: var(--warm); }
tr.place { display: none; }
.changes { margin-top: 1.5rem; table-layout: fixed; }
.changes thead th:nth-child(1), .changes thead th:nth-child(3) { width: 22%; }
.changes thead th:nth-child(2) { width: 9%; }
.changes thead th:nth-child(4) { width: 14%; }
.changes thead th:nth-child(5) { width: 18%; }
.changes thead th:nth-child(6) { width: 14.5%; }
.changes tbody th[scope=row] { font-weight: 550; }
.changes tr.group th { padding-top: 1.25rem; font-weight: 650; }
.changes tr.group b { color: var(--quiet); font-weight: 400; margin: 0 0.5rem 0 0.15rem; }
.changes tr.group span { font-weight: 400; color: var(--quiet); font-size: 0.88rem; }
.changes .delete tr.group th { color: var(--bad); }
del { color: var(--bad); text-decoration-thickness: 1px; }
ins { color: var(--good); text-decoration: none; }
.to { color: var(--quiet); }
.assets { table-layout: fixed; }
.assets th:nth-child(2) { width: 14rem; }
.assets th:nth-child(3) { width: 8rem; }`;

const TREE = `
#controls { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; padding: 0.75rem 0; background: var(--paper); border-bottom: 1px solid var(--line); }
#controls[hidden] { display: none; }
#controls label { font-size: 0.9rem; color: var(--quiet); }
#search { flex: 1 1 14rem; min-width: 0; font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 6px; padding: 0.4rem 0.7rem; }
#found { color: var(--quiet); font-size: 0.9rem; }
button { font: inherit; font-size: 0.9rem; color: var(--link); background: none; border: 1px solid var(--line); border-radius: 6px; padding: 0.35rem 0.7rem; cursor: pointer; }
button:hover { background: var(--ground); }
summary { cursor: pointer; padding: 0.55rem 0.25rem; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.15rem 0.75rem; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "▸"; color: var(--quiet); width: 0.8rem; margin-right: -0.35rem; }
details[open] > summary::before { content: "▾"; }
summary:hover { background: var(--ground); }
summary[data-found]::after { content: attr(data-found); color: var(--link); font-size: 0.9rem; }
.facility { border-bottom: 1px solid var(--line); }
.facility[open] { padding-bottom: 0.75rem; }
.facility > :not(summary) { margin-left: 1.4rem; }

.system[open] { content-visibility: auto; contain-intrinsic-block-size: auto 20rem; }
.system > :not(summary) { margin: 0 0 0.75rem 1.4rem; width: calc(100% - 1.4rem); }
.more { margin-top: 1rem; }
.more > summary { color: var(--quiet); }
@media screen { .out { display: none; } }`;

const NARROW = `
@media screen and (max-width: 46rem) {
  body { padding: 1.25rem 1rem 3rem; }
  h1 { font-size: 1.6rem; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0.6rem; }
  .facts .wide { grid-column: auto; }
  .totals { gap: 0.75rem 1.75rem; }
  .totals b { font-size: 1.3rem; }
  .facility > :not(summary) { margin-left: 0.6rem; }
  .system > :not(summary) { margin-left: 0.6rem; width: calc(100% - 0.6rem); }
  .assets th:nth-child(2) { width: 32%; }
  .assets th:nth-child(3) { width: 5.5rem; padding-right: 0; }
  .assets td:nth-child(3) { padding-right: 0; }
  .changes thead { display: none; }
  .changes tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--faint); }
  .changes tr.group { padding-bottom: 0; }
  .changes tr > * { display: block; border: 0; padding: 0.1rem 0; }
  .changes td:empty { display: none; }
  .changes td:last-child::before { content: "Live now: "; color: var(--quiet); }
  .changes tr.group span { display: block; }
}`;

/** Ink on paper: nothing closed, nothing left out, whatever is searched for on the screen. */
const PRINT = `
@page { margin: 16mm 14mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; } }
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --ground: #fff; --ink: #000; --quiet: #333; --line: #888; --faint: #ccc;
    --link: #000; --good: #000; --bad: #000; --bad-ground: #fff; --new: #fff; --warm: #fff;
  }
  body { padding: 0; max-width: none; font-size: 10pt; }
  #controls, .skip, summary::before, summary::after, .changes a { display: none !important; }
  details::details-content { content-visibility: visible !important; display: block !important; block-size: auto !important; }
  .system[open] { content-visibility: visible; }
  .facility > :not(summary), .system > :not(summary) { margin-left: 0; width: 100%; }
  .facility > .system { margin-left: 0; }
  h1, h2, h3, h4, summary { break-after: avoid; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
  tr.place { display: table-row; }
  tr.group { break-after: avoid; }
  a { text-decoration: none; }
  i, .mark { border: 1px solid #888; }
  tr:target > * { background: none; }
  section { margin-top: 1.5rem; }
}`;

export const STYLE = [COLORS, TEXT, TABLES, TREE, NARROW, PRINT].join('\n');
