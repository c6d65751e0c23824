import { isList, isObject, type Json } from '../model/json.ts';
import { inWords } from '../schema/form-of.ts';

const labels: Readonly<Record<string, string>> = {
  sd: 'Standard deviation',
  is: 'Then it is',
  upTo: 'Up to and with',
  below: 'Below',
  firstWhen: 'Help comes first when',
  a: 'Add (a)',
  b: 'Times (b)',
  '': 'Without a name',
};

/** A key in the words of a label: "shortTitle" as "Short title". */
export function labelOf(key: string): string {
  return labels[key] ?? inWords(key);
}

/** One of a list: "Bands" is a list of a "band". */
export function oneOf(list: string): string {
  const word = list.toLowerCase();
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  return /[^s]s$/.test(word) ? word.slice(0, -1) : `entry of ${word}`;
}

const naming = ['id', 'name', 'title', 'score', 'item', 'page', 'heading', 'label', 'figure', 'from', 'kind'];

/** What an entry of a list is called in the names of its buttons: its id or name, else its place. */
export function nameOf(entry: Json | undefined, one: string, at: number): string {
  const key = isObject(entry) ? naming.find((name) => isSaid(entry[name])) : undefined;
  if (isObject(entry) && key === 'from' && 'to' in entry) return `${one} ${agesOf(entry.from, entry.to)}`;
  if (isObject(entry) && key !== undefined) return `${one} ${String(entry[key])}`;
  return typeof entry === 'string' && entry !== '' ? `${one} ${entry}` : `${one} ${at + 1}`;
}

const isSaid = (value: Json | undefined) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';
const agesOf = (from: Json | undefined, to: Json | undefined) =>
  to === null || to === undefined ? `from ${String(from)}` : `${String(from)} to ${String(to)}`;

/** An entry in a line, as it is seen while it is closed. */
export function lineOf(entry: Json | undefined): string {
  if (!isObject(entry)) return typeof entry === 'string' ? entry : JSON.stringify(entry ?? '');
  const words = Object.entries(entry).flatMap(([key, value]): string[] => {
    if (key === 'id' || key === 'kind') return [];
    if (key === 'to') return [value === null ? 'and over' : `to ${String(value)}`];
    if (typeof value === 'string' && value !== '') return [value];
    if (typeof value === 'number') return [`${inWords(key).toLowerCase()} ${value}`];
    if (value === true) return [inWords(key).toLowerCase()];
    return isList(value) && value.every((one) => typeof one === 'number' || one === null)
      ? [value.map((one) => one ?? '–').join(' ')]
      : [];
  });
  return words.slice(0, 3).join(' · ');
}
