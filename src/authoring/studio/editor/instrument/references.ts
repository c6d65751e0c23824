import type { Choice } from '../model/choice.ts';
import { isList, isObject, type Json, toList } from '../model/json.ts';
import { type Path, getValueAt } from '../model/path.ts';

/** What a word in a questionnaire may name. */
export type ReferenceKind = 'items' | 'scores' | 'scales';

/** The keys under which ids stand, alone or in a list. A test holds them against the schema. */
const keys: Readonly<Record<string, ReferenceKind>> = {
  item: 'items',
  items: 'items',
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

/** Where such a key says something else. */
const others = ['presentation'];

/** What a text at this place names; undefined for all other texts. */
export function getReferenceKind(path: Path): ReferenceKind | undefined {
  if (others.includes(String(path[0]))) return undefined;
  const key = path.findLast((step) => typeof step === 'string');
  return key === undefined ? undefined : keys[key];
}

/** The ids that an instrument has of something, in the order of its file. */
export function listIds(instrument: Json | undefined, named: ReferenceKind): string[] {
  if (!isObject(instrument)) return [];
  if (named === 'scales') return isObject(instrument.scales) ? Object.keys(instrument.scales) : [];
  return toList(instrument[named]).flatMap((entry) =>
    isObject(entry) && typeof entry.id === 'string' && !('instruction' in entry) ? [entry.id] : [],
  );
}

/** What a text at this place may name, each with its words: undefined where it names nothing. */
export function listChoices(instrument: Json, path: Path): readonly Choice[] | undefined {
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

/** The instrument with every mention of an id changed to another one. */
export function renameId(value: Json, named: ReferenceKind, from: string, to: string, path: Path = []): Json {
  if (typeof value === 'string') return value === from && getReferenceKind(path) === named ? to : value;
  if (isList(value)) return value.map((entry, at) => renameId(entry, named, from, to, [...path, at]));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, renameId(part, named, from, to, [...path, key])]),
  );
}

/**
 * The instrument without the mentions of an id that can be left out: places in lists, with the weights beside them, and
 * lines on a score alone. Others stay, for the check to tell of.
 */
export function removeMentions(value: Json, named: ReferenceKind, id: string, path: Path = []): Json {
  if (isList(value)) {
    return value
      .filter((entry, at) => {
        if (typeof entry === 'string') return entry !== id || getReferenceKind([...path, at]) !== named;
        return !isLineOn(entry, named, id, path);
      })
      .map((entry, at) => removeMentions(entry, named, id, [...path, at]));
  }
  if (!isObject(value)) return value;
  const removed = toList(value.items).indexOf(id);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'weights' && named === 'items' && removed !== -1)
        return [key, toList(part).filter((_, at) => at !== removed)];
      if (key === 'lead' && named === 'scores' && part === id) return [key, null];
      return [key, removeMentions(part, named, id, [...path, key])];
    }),
  );
}

/** Lines of the summary and of what an example expects say something of one score, and nothing without it. */
function isLineOn(entry: Json, named: ReferenceKind, id: string, path: Path): boolean {
  const list = path.at(-1);
  return (
    named === 'scores' && (list === 'summary' || list === 'expected') && isObject(entry) && entry.score === id
  );
}

/** What is named by the text at this place: it is the id of an item or a score, and others point to it. */
export function getDefinitionKind(path: Path): ReferenceKind | undefined {
  const [list, at, key, ...rest] = path;
  if (rest.length > 0 || typeof at !== 'number' || key !== 'id') return undefined;
  return list === 'items' || list === 'scores' ? list : undefined;
}
