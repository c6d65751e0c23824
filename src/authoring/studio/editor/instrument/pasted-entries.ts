import type { Json, JsonObject } from '../../../source/json-value.ts';
import { isObject } from '../../../source/json-value.ts';
import { parseNumber } from '../form/number-input.tsx';
import type { Path } from '../model/path.ts';
import type { SchemaNode } from '../../../source/schema-node.ts';
import { createNextEntry } from '../schema/starting-value.ts';

/** The fields that one line fills, in the order of its columns. */
type Columns = readonly string[];

/** Returns the columns of a list that can be pasted from a sheet; undefined for other lists. */
export function getPasteColumns(path: Path, last: Json | undefined): Columns | undefined {
  const list = path.at(-1);
  const isPair = isObject(last) && 'left' in last;
  if (path.length === 1 && list === 'items') return isPair ? ['left', 'right'] : ['text'];
  if (list === 'options') return ['label', 'code'];
  return list === 'percentiles' ? ['score', 'percentile'] : undefined;
}

const numbers = ['code', 'score', 'percentile'];

/**
 * Creates one entry for each line that is not empty. Tabs separate columns, as in text from a sheet. Missing columns
 * are as in an added entry.
 */
export function createPastedEntries(
  text: string,
  columns: Columns,
  { node, entries, root }: { node: SchemaNode; entries: readonly Json[]; root: SchemaNode },
): JsonObject[] {
  const created: JsonObject[] = [];
  for (const line of text.split(/\r?\n/)) {
    const cells = splitLine(line, columns.length);
    if (cells.every((cell) => cell === '')) continue;
    const next = createNextEntry(node, [...entries, ...created], root);
    const values = columns.flatMap((key, at): [string, Json][] => {
      const cell = cells[at] ?? '';
      return cell === '' ? [] : [[key, numbers.includes(key) ? parseNumber(cell) : cell]];
    });
    created.push({ ...(isObject(next) ? next : {}), ...Object.fromEntries(values) });
  }
  return created;
}

/** A single column keeps its tabs as spaces, since a sentence may contain one. List marks are no part of a text. */
function splitLine(line: string, columns: number): string[] {
  const cells = columns === 1 ? [line.replaceAll('\t', ' ')] : line.split('\t');
  return cells.map((cell, at) => {
    const trimmed = cell.trim();
    return at === 0 ? trimmed.replace(/^(?:\d{1,3}[.)]|[-•*])\s+/, '') : trimmed;
  });
}
