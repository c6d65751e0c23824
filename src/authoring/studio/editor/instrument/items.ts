import { isObject, type Json, type JsonObject, toList } from '../model/json.ts';
import type { ListChange } from '../model/list-change.ts';

/** Whether an item is answered: a screen of instruction has no place among the answers. */
const hasAnswer = (item: Json | undefined) => isObject(item) && !('instruction' in item);

/** The instrument with other items, and the answers of each worked example brought into their order: null for a new one. */
export function setItems(instrument: JsonObject, { entries, origin }: ListChange): JsonObject {
  const before = toList(instrument.items);
  /** For each item of before, its place among the answers; null where it has none. */
  const places = before.map((item, at) =>
    hasAnswer(item) ? before.slice(0, at).filter(hasAnswer).length : null,
  );
  const from = entries.flatMap((item, at) => {
    if (!hasAnswer(item)) return [];
    const old = origin[at] ?? null;
    return [old === null ? null : (places[old] ?? null)];
  });
  const alignAnswers = (answers: readonly Json[]) =>
    from.map((position) => (position === null ? null : (answers[position] ?? null)));
  return {
    ...instrument,
    items: entries,
    ...(instrument.examples === undefined
      ? {}
      : {
          examples: toList(instrument.examples).map((example) =>
            isObject(example) && 'answers' in example
              ? { ...example, answers: alignAnswers(toList(example.answers)) }
              : example,
          ),
        }),
  };
}
