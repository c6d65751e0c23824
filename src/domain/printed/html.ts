/** Text that stands in HTML or SVG as it is, between tags and inside double quotes. */
export function text(words: string | number): string {
  return String(words).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** One cell of HTML; the first of a row names it. */
type TableRow = readonly string[];

/**
 * A table that scrolls within itself where the page is narrow.
 * @param caption words; also how a reader finds it by ear
 * @param head words
 * @param lines cells of HTML
 */
export function table(caption: string, head: readonly string[], lines: readonly TableRow[]): string {
  const titles = head.map((one) => `<th scope="col">${text(one)}</th>`).join('');
  const rows = lines.map(([first = '', ...cells]) => {
    const others = cells.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${first}</th>${others}</tr>`;
  });
  return `<div class="wide" tabindex="0" role="region" aria-label="${text(caption)}"><table>
<caption>${text(caption)}</caption>
<thead><tr>${titles}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>
`;
}

/** A list of what is known and what it is; lines without words are left out. */
export function descriptionList(lines: readonly (readonly [string, string | undefined])[]): string {
  const known = lines.filter(([, words]) => words !== undefined && words !== '');
  return `<dl>${known.map(([name, words = '']) => `<div><dt>${text(name)}</dt><dd>${text(words)}</dd></div>`).join('')}</dl>\n`;
}
