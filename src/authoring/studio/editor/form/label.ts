import { isList, isObject, type Json } from '../../../source/json-value.ts';
import { formatKeyName } from '../schema/resolve-schema.ts';
import type { SchemaNode } from '../../../source/schema-node.ts';

const labels: Readonly<Record<string, string>> = {
  sd: 'Standard deviation',
  is: 'Then it is',
  upTo: 'Up to and with',
  below: 'Below',
  firstWhen: 'Help comes first when',
  rowWhen: 'A row with a help number comes first when',
  fromPercentile: 'From percentile',
  a: 'Add (a)',
  b: 'Times (b)',
  '': 'Without a name',
};

/** Formats a key as a label: "shortTitle" becomes "Short title". */
export function formatLabel(key: string): string {
  return labels[key] ?? formatKeyName(key);
}

/**
 * Returns the noun for an entry of a list, from the schema ("Item", "One option.") or the name of the list.
 * @param node schema of the entries
 */
export function formatEntryNoun(list: string, { title, description = '' }: SchemaNode): string {
  const noun = /^(?:One|An?) ([a-z]+(?: [a-z]+)?)[.:,]/.exec(description)?.[1];
  const word = (title ?? noun ?? list).toLowerCase();
  if (title !== undefined || noun !== undefined) return word;
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y');
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

const nameKeys = ['id', 'name', 'title', 'score', 'item', 'page', 'heading', 'label', 'figure', 'from'];

/** Returns a short name of an entry: its id or name, its ages, or its number. */
export function formatShortName(entry: Json | undefined, at: number): string {
  if (typeof entry === 'string' && /^\S{1,40}$/.test(entry)) return entry;
  const key = isObject(entry) ? nameKeys.find((name) => isNonEmpty(entry[name])) : undefined;
  if (!isObject(entry) || key === undefined) return String(at + 1);
  if (key === 'from' && 'to' in entry) return formatAges(entry.from, entry.to);
  return String(entry[key]);
}

/** Formats an entry for the labels of its buttons, such as "item di4". */
export function formatEntryName(entry: Json | undefined, one: string, at: number): string {
  return `${one} ${formatShortName(entry, at)}`;
}

const isNonEmpty = (value: Json | undefined) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';
const formatAges = (from: Json | undefined, to: Json | undefined) =>
  to === null || to === undefined ? `from ${String(from)}` : `${String(from)} to ${String(to)}`;

/** Formats a summary of a collapsed entry. */
export function formatEntryLine(entry: Json | undefined, at: number): string {
  if (!isObject(entry)) return '';
  const short = formatShortName(entry, at);
  const words = Object.entries(entry).flatMap(([key, value]): string[] => {
    if (key === 'kind' || String(value) === short || ('to' in entry && (key === 'from' || key === 'to')))
      return [];
    if (typeof value === 'string' && value !== '') return [value];
    if (typeof value === 'number') return [`${formatKeyName(key).toLowerCase()} ${value}`];
    if (value === true) return [formatKeyName(key).toLowerCase()];
    return isList(value) && value.every((one) => typeof one === 'number' || one === null)
      ? [value.map((one) => one ?? '–').join(' ')]
      : [];
  });
  return words.slice(0, 3).join(' · ');
}
