import type { ForeignForm, ForeignOption, ForeignPart, ImportNote } from '../foreign-form.ts';
import { createChangeNote } from '../foreign-form.ts';
import { headings } from '../headings.ts';

/**
 * Parses a pasted table: items one per line, options in the header, and in the cells what each answer counts, or nothing.
 * @param rows as cells; a text without tabs has one cell in each row
 * @returns what is missing if it is no such table
 */
export function parseTableForm(rows: readonly (readonly string[])[], title: string): ForeignForm | string {
  const filled = rows
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...body] = filled;
  if (head === undefined || body.length === 0)
    return 'a first line with the options, and a line for each item';
  const at = findTextColumn(body.map(({ cells }) => cells));
  const isPlain = filled.every(({ cells }) => cells.length === 1);
  const names = isPlain ? splitPlainHeader(head.cells[0] ?? '') : head.cells.slice(at + 1);
  const columns = names.map((name, n) => ({ name, n })).filter(({ name }) => name !== '');
  if (columns.length < 2) return 'two options or more in the first line';
  const notes: ImportNote[] = [];
  const options = columns.map(({ name }, n) => toOption(name, n));
  const base = findBaseCodes(
    body,
    at,
    columns.map(({ n }) => n),
  );
  const parts = body.map(({ line, cells }, n): ForeignPart => {
    const text = (cells[at] ?? '').replace(/^\(?\d{1,3}[.)]\s*/, '');
    const codes = columns.map((column) => toCode(cells[at + 1 + column.n]));
    const name = `q${n + 1}`;
    const position = { line, path: `column ${at + 1}` };
    const isHeading = !isPlain && base !== undefined && codes.every((code) => code === undefined);
    if (isHeading) return { name, position, heading: headings.part, instruction: text };
    const own = base !== undefined && codes.every((code) => code !== undefined) ? codes : undefined;
    const reverse = own !== undefined && base !== undefined && isReversed(own, base);
    if (reverse)
      notes.push(
        createChangeNote(
          position,
          `"${name}" counts ${own.join(', ')}`,
          'a reversed item ("reverse": true)',
          { part: name },
        ),
      );
    const counted = reverse ? base : (own ?? base);
    return {
      name,
      position,
      text,
      ...(reverse && { reverse: true }),
      scale: { kind: 'choice', options: options.map((option, n2) => withCode(option, counted?.[n2])) },
    };
  });
  const isNumbered = options.every(({ raw }, n) => raw === String(n + 1)) && base === undefined;
  if (isNumbered) notes.push(createCodesNote(head.line, options));
  return { title, parts, scores: [], notes };
}

function createCodesNote(line: number, options: readonly ForeignOption[]): ImportNote {
  return {
    position: { line, path: 'header' },
    rule: 'assumed',
    actual: options.map(({ raw, label }) => `${label} counts ${raw}`).join(', '),
    expected: 'what each answer counts, as in "Never (0)" or in the cells below',
    fix: 'Correct "value" of the options, if the manual has other numbers.',
  };
}

/** The column of the items has the longest texts. */
function findTextColumn(rows: readonly (readonly string[])[]): number {
  const width = Math.max(...rows.map((row) => row.length));
  const lengths = Array.from({ length: width }, (_, at) =>
    rows.reduce((sum, row) => sum + (row[at]?.length ?? 0), 0),
  );
  return lengths.indexOf(Math.max(...lengths));
}

/** Options of a text without tabs: "Never | Sometimes | Often", or with semicolons or commas. */
function splitPlainHeader(text: string): string[] {
  const plain = text.replace(/^\s*(options?|answers?)\s*:\s*/i, '');
  const separator = ['|', ';', ','].find((one) => plain.includes(one));
  return separator === undefined ? [] : plain.split(separator).map((one) => one.trim());
}

/** "Never (0)", "0 = Never", "0 - Never" and "Never = 0" name the number of an answer. */
function toOption(name: string, at: number): ForeignOption {
  const [, first, label] = /^\(?(-?\d+(?:\.\d+)?)\)?\s*[=:.–-]?\s+(.+)$/.exec(name) ?? [];
  if (first !== undefined && label !== undefined) return { raw: first, label };
  const [, own, last] = /^(.+?)\s*(?:[=:–-]\s*|\()(-?\d+(?:\.\d+)?)\)?$/.exec(name) ?? [];
  return own !== undefined && last !== undefined
    ? { raw: last, label: own }
    : { raw: String(at + 1), label: name };
}

function toCode(cell: string | undefined): number | undefined {
  return cell !== undefined && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : undefined;
}

function withCode(option: ForeignOption, code: number | undefined): ForeignOption {
  return code === undefined ? option : { ...option, raw: String(code) };
}

/** What the answers count in most of the rows. */
function findBaseCodes(
  body: readonly { readonly cells: readonly string[] }[],
  at: number,
  columns: readonly number[],
): readonly number[] | undefined {
  const counts = new Map<string, number>();
  for (const { cells } of body) {
    const codes = columns.map((column) => toCode(cells[at + 1 + column]));
    if (codes.every((code) => code !== undefined))
      counts.set(JSON.stringify(codes), (counts.get(JSON.stringify(codes)) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most === undefined ? undefined : (JSON.parse(most[0]) as number[]);
}

function isReversed(own: readonly (number | undefined)[], base: readonly number[]): boolean {
  return (
    JSON.stringify(own) === JSON.stringify(base.toReversed()) && JSON.stringify(own) !== JSON.stringify(base)
  );
}
