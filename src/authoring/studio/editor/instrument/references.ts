import type { Option } from '#ui/field/select-field.tsx';
import { isList, isObject, type Json, toList } from '../../../source/json-value.ts';
import { type Path, getValueAt } from '../model/path.ts';

/** What a reference in a questionnaire refers to. */
export type ReferenceKind = 'items' | 'scores' | 'scales';

/** Keys whose values are ids or lists of ids. A test compares them with the schema. */
const keys: Readonly<Record<string, ReferenceKind>> = {
  item: 'items',
  items: 'items',
  sumOf: 'items',
  end: 'items',
  start: 'items',
  score: 'scores',
  scores: 'scores',
  numerator: 'scores',
  denominator: 'scores',
  minuend: 'scores',
  subtrahend: 'scores',
  lead: 'scores',
  order: 'scores',
  scale: 'scales',
};

/** Top-level keys in which these names have another meaning. */
const others = ['presentation'];

/** Returns what a text at this path refers to, or undefined. */
export function getReferenceKind(path: Path): ReferenceKind | undefined {
  if (others.includes(String(path[0]))) return undefined;
  const key = path.findLast((step) => typeof step === 'string');
  return key === undefined ? undefined : keys[key];
}

/** Lists the ids of items, scores or scales, in the order of the file. */
export function listIds(instrument: Json | undefined, named: ReferenceKind): string[] {
  if (!isObject(instrument)) return [];
  if (named === 'scales') return isObject(instrument.scales) ? Object.keys(instrument.scales) : [];
  return toList(instrument[named]).flatMap((entry) =>
    isObject(entry) && typeof entry.id === 'string' && !('instruction' in entry) ? [entry.id] : [],
  );
}

/** Lists the ids to which a text at this path may refer, with labels. Returns undefined if it is no reference. */
export function listChoices(instrument: Json, path: Path): readonly Option[] | undefined {
  const named = getReferenceKind(path);
  if (named === undefined) return undefined;
  const titles = new Map(
    toList(getValueAt(instrument, [named])).flatMap((entry) =>
      isObject(entry) ? [[entry.id, entry.text ?? entry.title ?? entry.left ?? ''] as const] : [],
    ),
  );
  return listIds(instrument, named).map((id) => ({
    value: id,
    label: [id, titles.get(id)].filter(Boolean).join('  '),
  }));
}

/** Replaces all references to an id. */
export function renameId(value: Json, named: ReferenceKind, from: string, to: string, path: Path = []): Json {
  if (typeof value === 'string') return value === from && getReferenceKind(path) === named ? to : value;
  if (isList(value)) return value.map((entry, at) => renameId(entry, named, from, to, [...path, at]));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, renameId(part, named, from, to, [...path, key])]),
  );
}

/**
 * Removes optional references to an id: list entries with their weights, and entries on a score. Other references
 * stay, and the check reports them.
 */
export function removeReferences(value: Json, named: ReferenceKind, id: string, path: Path = []): Json {
  if (isList(value)) {
    return value
      .filter((entry, at) => {
        if (typeof entry === 'string') return entry !== id || getReferenceKind([...path, at]) !== named;
        return !refersToScore(entry, named, id, path);
      })
      .map((entry, at) => removeReferences(entry, named, id, [...path, at]));
  }
  if (!isObject(value)) return value;
  const removed = toList(value.items).indexOf(id);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'weights' && named === 'items' && removed !== -1)
        return [key, toList(part).filter((_, at) => at !== removed)];
      if (key === 'lead' && named === 'scores' && part === id) return [key, null];
      return [key, removeReferences(part, named, id, [...path, key])];
    }),
  );
}

/** Entries of the summary and of expected results refer to one score and have no meaning without it. */
function refersToScore(entry: Json, named: ReferenceKind, id: string, path: Path): boolean {
  const list = path.at(-1);
  return (
    named === 'scores' && (list === 'summary' || list === 'expected') && isObject(entry) && entry.score === id
  );
}

/** Returns the kind of the id that is defined at this path, or undefined. */
export function getDefinitionKind(path: Path): ReferenceKind | undefined {
  const [list, at, key, ...rest] = path;
  if (rest.length > 0 || typeof at !== 'number' || key !== 'id') return undefined;
  return list === 'items' || list === 'scores' ? list : undefined;
}
