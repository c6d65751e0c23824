import type { AnswerCondition } from '../instrument/instrument.ts';

/** Formats a display condition for authors: "q1 from 2, and not (q2 is 4)"; "always" without a condition. */
export function describeCondition(condition: AnswerCondition | undefined): string {
  if (condition === undefined) return 'always';
  if ('all' in condition) return joined(condition.all, ', and ');
  if ('any' in condition) return joined(condition.any, ', or ');
  if ('not' in condition) return `not (${describeCondition(condition.not)})`;
  if ('sumOf' in condition) {
    const { sumOf, from, upTo } = condition;
    return [
      `sum of ${sumOf.join(', ')}`,
      from === undefined ? [] : `from ${from}`,
      upTo === undefined ? [] : `up to ${upTo}`,
    ]
      .flat()
      .join(' ');
  }
  const { item, is, from, upTo, includes } = condition;
  const descriptions = [
    is === undefined ? [] : `is ${is}`,
    from === undefined ? [] : `from ${from}`,
    upTo === undefined ? [] : `up to ${upTo}`,
    includes === undefined ? [] : `includes ${includes}`,
  ];
  return `${item} ${descriptions.flat().join(' ')}`;
}

function joined(parts: readonly AnswerCondition[], word: string): string {
  const isNested = (part: AnswerCondition) => 'all' in part || 'any' in part;
  return parts
    .map((part) => (isNested(part) ? `(${describeCondition(part)})` : describeCondition(part)))
    .join(word);
}
