import type { Formula, Score } from '#domain/instrument/instrument.ts';
import { listOperands } from '#domain/scoring/formulas/operands.ts';
import type { Translation } from '#web-language/use-translation.ts';

/** Describes how a score is computed, such as 'Sum of 7 questions' or 'Good feelings less Bad feelings'. */
export function describeScoreFormula(
  { t, format }: Pick<Translation, 't' | 'format'>,
  { formula }: Score,
  scores: readonly Score[],
): string {
  const findTitle = (id: string) => scores.find((score) => score.id === id)?.title ?? id;
  const names = listOperands(formula).map(({ key, of, ids }) => {
    if (of === 'scores') return [key, format.list(ids.map(findTitle))] as const;
    return [key, ids.length === 0 ? '' : t('pattern.reference.questions', { count: ids.length })] as const;
  });
  const description = translateFormula({ t, format }, formula, new Map(names));
  return description.charAt(0).toUpperCase() + description.slice(1);
}

/** @param names descriptions of the operands, by key */
function translateFormula(
  { t, format }: Pick<Translation, 't' | 'format'>,
  formula: Formula,
  names: ReadonlyMap<string, string>,
): string {
  const name = (key: string) => names.get(key) ?? '';
  const items = name('items');
  switch (formula.kind) {
    case 'sum':
      return t('pattern.formula.sum', { items });
    case 'sumOfScores':
      return t('pattern.formula.sum', { items: name('scores') });
    case 'mean':
      return t('pattern.formula.mean', { items });
    case 'weightedSum':
      return t('pattern.formula.weightedSum', { items, weights: format.series(formula.weights.map(String)) });
    case 'difference':
      return t('pattern.formula.difference', { minuend: name('minuend'), subtrahend: name('subtrahend') });
    case 'ratio':
      return t('pattern.formula.ratio', { numerator: name('numerator'), denominator: name('denominator') });
    case 'linear': {
      const values = { a: String(formula.a), b: String(Math.abs(formula.b)), score: name('score') };
      return formula.b < 0 ? t('pattern.formula.minus', values) : t('pattern.formula.plus', values);
    }
    case 'countFrom': {
      const [from, upTo] = [String(formula.from), String(formula.upTo)];
      if (formula.upTo === undefined) return t('pattern.formula.countFrom', { items, from });
      if (formula.from === undefined) return t('pattern.formula.countUpTo', { items, upTo });
      return t('pattern.formula.countBetween', { items, from, upTo });
    }
    case 'highest':
      return t('pattern.formula.highest', { items });
    case 'table':
      return t('pattern.formula.table', { score: name('score') });
    case 'product':
      return t('pattern.formula.product', { items });
    case 'timeBetween':
      return t('pattern.formula.timeBetween');
    case 'lookup':
      return t('pattern.formula.lookup', { items });
    case 'rules':
      return t('pattern.formula.rules', {
        operands: format.list([name('scores'), items].filter((text) => text !== '')),
      });
  }
}
