import type { QualityGroup, RetestQuality } from '#domain/psychometrics/quality-file.ts';
import { leastPairs } from '../retest-quality.ts';
import { intervals } from './intervals.ts';
import { formatCount, formatFigure, formatWithInterval } from './numbers.ts';
import { type Part, table } from './part.ts';

/** The test-retest agreement of all scores. */
export function retest({ scores }: QualityGroup): Part {
  const rows = scores.flatMap(({ title, retest: all }) => all.map((one) => ({ title, one })));
  const known = rows.filter(({ one }) => one.icc.value !== null);
  const [whole] = known;
  const sentence =
    known.length === 0
      ? `Too few people came back after ${inDays(scores[0]?.retest[0]?.days ?? [7, 21])} days: agreement cannot be said yet.`
      : known
          .filter(({ one }) => inDays(one.days) === inDays(whole?.one.days ?? [7, 21]))
          .map(
            ({ title, one }) =>
              `After ${inDays(one.days)} days, ${title} of ${one.icc.n ?? `${leastPairs} or more`} people agrees at ${formatWithInterval(one.icc)}; a change of one person below ${formatFigure(one.smallestChange, 1)} points may be measurement alone.`,
          )
          .join(' ');
  return {
    title: 'The same people again, ICC(2,1) with 95 % intervals',
    sentence,
    plot:
      known.length === 0
        ? null
        : intervals(
            known.map(({ title, one }) => ({ name: `${title}, ${inDays(one.days)} days`, figure: one.icc })),
            sentence,
          ),
    table: table(
      'First attempt and the very next one, by whole days between; errors and changes in score points',
      ['Score and days', 'People', 'ICC(2,1)', 'Standard error', 'Smallest change', 'Shift'],
      rows.map(({ title, one }) => [
        `${title}, ${inDays(one.days)}`,
        formatCount(one.icc.n),
        formatWithInterval(one.icc),
        formatFigure(one.standardError),
        formatFigure(one.smallestChange),
        formatFigure(one.shift),
      ]),
    ),
  };
}

const inDays = ([from, to]: RetestQuality['days']) => `${from} to ${to}`;
