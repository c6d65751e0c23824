/** The stylesheet of printable pages: light and dark on screen; black on paper, with a page break before each h2. */
export const style = `
:root { color-scheme: light dark; --text: #1d1b26; --quiet: #5a5668; --paper: #fff; --line: #cfcbd8; --band: #f3f1f7; --link: #3b3a9e; }
@media (prefers-color-scheme: dark) {
  :root { --text: #eeecf4; --quiet: #b5b0c4; --paper: #17151f; --line: #464156; --band: #221f2d; --link: #aeb0ff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; color: var(--text); background: var(--paper);
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.45rem; line-height: 1.25; margin: 3rem 0 .5rem; padding-top: 1rem; border-top: 2px solid var(--line); }
h3 { font-size: 1.1rem; margin: 2rem 0 .25rem; }
p, nav ul { max-width: 44rem; }
a { color: var(--link); }
.draft { border-left: 4px solid currentcolor; padding: .5rem .9rem; background: var(--band); max-width: 44rem; }
dl { display: grid; gap: .25rem 1.25rem; margin: .75rem 0; max-width: 52rem; }
dl > div { display: grid; grid-template-columns: minmax(7rem, 12rem) 1fr; gap: 0 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; margin: 1rem 0; }
.wide:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
caption { text-align: left; color: var(--quiet); padding-bottom: .35rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .7rem .4rem 0; border-bottom: 1px solid var(--line); min-width: 5rem; }
thead th { border-bottom: 2px solid var(--line); white-space: nowrap; }
tbody th { font-weight: 600; overflow-wrap: anywhere; }
code { font: .95em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
tbody th > code { overflow-wrap: normal; white-space: nowrap; }
@media (max-width: 34rem) { dl > div { grid-template-columns: 1fr; } td { min-width: 8rem; } }
@media print {
  :root { color-scheme: light; --text: #000; --quiet: #333; --paper: #fff; --line: #999; --band: #fff; --link: #000; }
  body { max-width: none; padding: 0; font-size: 9.5pt; }
  h2 { break-before: page; border: 0; padding: 0; margin-top: 0; }
  h2.first { break-before: auto; margin-top: 1.5rem; }
  h2, h3, caption, thead { break-after: avoid; }
  tr { break-inside: avoid; }
  thead { display: table-header-group; }
  nav { display: none; }
  .wide { overflow: visible; }
  table { font-size: 8.5pt; }
  th, td { min-width: 0; }
  thead th { white-space: normal; }
  @page { margin: 16mm 14mm; }
}
`;
