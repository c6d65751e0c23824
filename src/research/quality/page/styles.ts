/** The stylesheet of the page, with the colours of src/web/ui/theme/tokens.json. */
export const styles = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #171f27);
  --text: light-dark(#15222e, #e8eef2);
  --text-secondary: light-dark(#3d4956, #c0c9d0);
  --border: light-dark(#d3dadf, #313a43);
  --strong: light-dark(#046372, #79cdde);
  --on-strong: light-dark(#ffffff, #03181d);
  --tint: light-dark(#e4f6f9, #0e272c);
  --low: light-dark(#a51e24, #fea199);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 62rem;
  padding: 1.5rem 1rem 4rem;
  background: var(--paper);
  color: var(--text);
  font: 1rem/1.5 system-ui, "Noto Sans", sans-serif;
}
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h2 { margin-top: 3rem; border-top: 2px solid var(--strong); padding-top: 1rem; }
h3 { margin: 2.25rem 0 0.25rem; }
p, li { max-width: 46rem; }
.facts { color: var(--text-secondary); overflow-wrap: anywhere; }
.flags { background: var(--tint); padding: 0.75rem 1rem 0.75rem 2rem; border-inline-start: 4px solid var(--strong); }
.wide { overflow-x: auto; }
.wide:focus-visible { outline: 3px solid var(--strong); }
.plot svg { display: block; width: 100%; min-width: 34rem; height: auto; margin-block: 0.5rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
caption { text-align: start; color: var(--text-secondary); padding-block: 0.25rem; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid var(--border); }
tbody th { font-weight: 500; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; }
svg text { fill: var(--text); font: 14px system-ui, "Noto Sans", sans-serif; }
svg .small { font-size: 12px; }
svg .on-deep { fill: var(--on-strong); }
svg .grid { stroke: var(--border); }
svg .base { stroke: var(--text-secondary); }
svg .stem { stroke: var(--strong); stroke-width: 2; }
svg .span { stroke: var(--strong); stroke-width: 4; }
svg .limit { stroke: var(--low); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg .mark, svg .bar { fill: var(--strong); }
svg .present { fill: var(--paper); stroke: var(--text-secondary); stroke-width: 3; }
svg .low { fill: var(--paper); stroke: var(--low); stroke-width: 3; }
svg .hidden { fill: none; stroke: var(--text-secondary); stroke-dasharray: 3 3; }
@page { size: A4; margin: 15mm; }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 10pt; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  .wide { overflow: visible; }
  .plot svg { min-width: 0; }
  h2 { break-before: page; }
  h2:first-of-type { break-before: auto; }
  h2, h3, .sentence, caption, thead { break-after: avoid; }
  .plot, tr, .flags { break-inside: avoid; }
  thead { display: table-header-group; }
  table { font-size: 8.5pt; }
}
`;
