import { isObject, type Json, type JsonObject, toList } from '../../../source/json-value.ts';
import type { ListChange } from '../model/list-change.ts';

/** Returns true if an item has an answer, unlike instruction screens. */
const hasAnswer = (item: Json | undefined) => isObject(item) && !('instruction' in item);

/** Replaces the items and reorders the answers of the examples accordingly. A new item gets the answer null. */
export function setItems(instrument: JsonObject, { entries, origin }: ListChange): JsonObject {
  const before = toList(instrument.items);
  /** Index among the answers by previous item; null without an answer. */
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
