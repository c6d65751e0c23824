import { phrasePairs } from '../source/wording/plain-phrases.ts';

const header = ['instead of', 'write'] as const;

/** Returns `docs/voice.md` with the current table of phrases, which is its only table. */
export function fillPhraseTable(page: string): string {
  const table = /^\|.*\|$(\n^\|.*\|$)*/m;
  if (!table.test(page)) throw new Error('docs/voice.md: the table of phrases is missing. Add a line "| |".');
  // A function, because "$" has a meaning in a replacement text.
  return page.replace(table, () => formatPhraseTable());
}

function formatPhraseTable(): string {
  const rows = [header, ...phrasePairs.map(({ avoid, write }) => [avoid, write] as const)];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const formatRow = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = '', ...body] = rows.map(formatRow);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}
