import type { Choice } from '../model/choice.ts';
import { isList, isObject, type Json, listOf } from '../model/json.ts';
import { type Path, valueAt } from '../model/path.ts';

/** What a word in a questionnaire may name. */
export type Named = 'items' | 'scores' | 'scales';

/** The keys under which ids stand, alone or in a list. A test holds them against the schema. */
const keys: Readonly<Record<string, Named>> = {
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
export function namedAt(path: Path): Named | undefined {
  if (others.includes(String(path[0]))) return undefined;
  const key = path.findLast((step) => typeof step === 'string');
  return key === undefined ? undefined : keys[key];
}

/** The ids that an instrument has of something, in the order of its file. */
export function idsOf(instrument: Json | undefined, named: Named): string[] {
  if (!isObject(instrument)) return [];
  if (named === 'scales') return isObject(instrument.scales) ? Object.keys(instrument.scales) : [];
  return listOf(instrument[named]).flatMap((entry) =>
    isObject(entry) && typeof entry.id === 'string' && !('instruction' in entry) ? [entry.id] : [],
  );
}

/** What a text at this place may name, each with its words: undefined where it names nothing. */
export function choicesAt(instrument: Json, path: Path): readonly Choice[] | undefined {
  const named = namedAt(path);
  if (named === undefined) return undefined;
  const titles = new Map(
    listOf(valueAt(instrument, [named])).flatMap((entry) =>
      isObject(entry) ? [[entry.id, entry.text ?? entry.title ?? entry.left ?? ''] as const] : [],
    ),
  );
  return idsOf(instrument, named).map((id) => ({
    value: id,
    label: [id, titles.get(id)].filter(Boolean).join('  '),
  }));
}

/** The instrument with every mention of an id changed to another one. */
export function renamed(value: Json, named: Named, from: string, to: string, path: Path = []): Json {
  if (typeof value === 'string') return value === from && namedAt(path) === named ? to : value;
  if (isList(value)) return value.map((entry, at) => renamed(entry, named, from, to, [...path, at]));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, renamed(part, named, from, to, [...path, key])]),
  );
}

/**
 * The instrument without the mentions of an id that can be left out: places in lists, with the weights beside them, and
 * lines on a score alone. Others stay, for the check to tell of.
 */
export function withoutMentions(value: Json, named: Named, id: string, path: Path = []): Json {
  if (isList(value)) {
    return value
      .filter((entry, at) => {
        if (typeof entry === 'string') return entry !== id || namedAt([...path, at]) !== named;
        return !isLineOn(entry, named, id, path);
      })
      .map((entry, at) => withoutMentions(entry, named, id, [...path, at]));
  }
  if (!isObject(value)) return value;
  const gone = listOf(value.items).indexOf(id);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'weights' && named === 'items' && gone !== -1)
        return [key, listOf(part).filter((_, at) => at !== gone)];
      if (key === 'lead' && named === 'scores' && part === id) return [key, null];
      return [key, withoutMentions(part, named, id, [...path, key])];
    }),
  );
}

/** Lines of the summary and of what an example expects say something of one score, and nothing without it. */
function isLineOn(entry: Json, named: Named, id: string, path: Path): boolean {
  const list = path.at(-1);
  return (
    named === 'scores' && (list === 'summary' || list === 'expected') && isObject(entry) && entry.score === id
  );
}

/** What is named by the text at this place: it is the id of an item or a score, and others point to it. */
export function definedAt(path: Path): Named | undefined {
  const [list, at, key, ...rest] = path;
  if (rest.length > 0 || typeof at !== 'number' || key !== 'id') return undefined;
  return list === 'items' || list === 'scores' ? list : undefined;
}
