import { isObject, type Json, type JsonObject, toList } from '../../../source/json-value.ts';

/** Inserts an item after another one in every formula that includes that one, with the same weight. */
export function addItemToScoresOf(instrument: JsonObject, original: string, added: string): JsonObject {
  return mapFormulas(instrument, (formula) => {
    const items = toList(formula.items);
    const at = items.indexOf(original);
    if (at === -1) return formula;
    const insertAt = (list: readonly Json[], entry: Json) => [
      ...list.slice(0, at + 1),
      entry,
      ...list.slice(at + 1),
    ];
    const weights = toList(formula.weights);
    return setItemsAndWeights(formula, insertAt(items, added), insertAt(weights, weights[at] ?? 1));
  });
}

/** Adds items that it does not include yet at the end of the formula of one score, with the weight 1. */
export function addItemsToScore(instrument: JsonObject, score: string, added: readonly string[]): JsonObject {
  return mapFormulas(instrument, (formula, id) => {
    if (id !== score || formula.items === undefined) return formula;
    const items = toList(formula.items);
    const others = added.filter((item) => !items.includes(item));
    return setItemsAndWeights(
      formula,
      [...items, ...others],
      [...toList(formula.weights), ...others.map(() => 1)],
    );
  });
}

/** Removes items with their weights from the formula of one score. */
export function removeItemsFromScore(
  instrument: JsonObject,
  score: string,
  removed: readonly string[],
): JsonObject {
  return mapFormulas(instrument, (formula, id) => {
    if (id !== score || formula.items === undefined) return formula;
    const items = toList(formula.items);
    const isLeft = (_: Json, at: number) => !removed.includes(String(items[at]));
    return setItemsAndWeights(formula, items.filter(isLeft), toList(formula.weights).filter(isLeft));
  });
}

function setItemsAndWeights(
  formula: JsonObject,
  items: readonly Json[],
  weights: readonly Json[],
): JsonObject {
  return { ...formula, items, ...(formula.weights === undefined ? {} : { weights }) };
}

/** Lists the scores whose formulas have a list of items. */
export function listItemScores(instrument: Json): { readonly id: string; readonly title: string }[] {
  if (!isObject(instrument)) return [];
  return toList(instrument.scores).flatMap((score) =>
    isObject(score) && isObject(score.formula) && score.formula.items !== undefined
      ? [{ id: String(score.id), title: String(score.title ?? score.id) }]
      : [],
  );
}

function mapFormulas(
  instrument: JsonObject,
  change: (formula: JsonObject, id: string) => JsonObject,
): JsonObject {
  return {
    ...instrument,
    scores: toList(instrument.scores).map((score) =>
      isObject(score) && isObject(score.formula)
        ? { ...score, formula: change(score.formula, String(score.id)) }
        : score,
    ),
  };
}
