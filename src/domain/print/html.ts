/** Escapes text for HTML or SVG, between tags and in double-quoted attributes. */
export function escapeHtml(words: string | number): string {
  return String(words).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Cells as HTML; the first is the row header. */
type TableRow = readonly string[];

/**
 * Formats a table in a region that scrolls horizontally.
 * @param caption plain text; also the label of the region
 * @param head plain texts
 * @param lines rows of HTML
 */
export function renderTable(caption: string, head: readonly string[], lines: readonly TableRow[]): string {
  const titles = head.map((one) => `<th scope="col">${escapeHtml(one)}</th>`).join('');
  const rows = lines.map(([first = '', ...cells]) => {
    const others = cells.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${first}</th>${others}</tr>`;
  });
  return `<div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table>
<caption>${escapeHtml(caption)}</caption>
<thead><tr>${titles}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>
`;
}

/** Formats a description list. Omits entries without text. */
export function renderDescriptionList(lines: readonly (readonly [string, string | undefined])[]): string {
  const known = lines.filter(([, words]) => words !== undefined && words !== '');
  return `<dl>${known.map(([name, words = '']) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(words)}</dd></div>`).join('')}</dl>\n`;
}
