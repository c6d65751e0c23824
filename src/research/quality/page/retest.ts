import type { QualityGroup, RetestQuality } from '#domain/psychometrics/quality-file.ts';
import { minRetestPairs } from '../retest-quality.ts';
import { renderIntervals } from './intervals.ts';
import { formatCount, formatFigure, formatWithInterval } from './numbers.ts';
import { type ReportSection, renderFigureTable } from './report-section.ts';

/** The test-retest agreement of all scores. */
export function renderRetest({ scores }: QualityGroup): ReportSection {
  const rows = scores.flatMap(({ title, retest: all }) => all.map((one) => ({ title, one })));
  const known = rows.filter(({ one }) => one.icc.value !== null);
  const [whole] = known;
  const sentence =
    known.length === 0
      ? `Too few people repeated the questionnaire after ${inDays(scores[0]?.retest[0]?.days ?? [7, 21])} days.`
      : known
          .filter(({ one }) => inDays(one.days) === inDays(whole?.one.days ?? [7, 21]))
          .map(
            ({ title, one }) =>
              `After ${inDays(one.days)} days, the agreement of ${title} is ${formatWithInterval(one.icc)} in ${one.icc.n ?? `${minRetestPairs} or more`} people; an individual change below ${formatFigure(one.smallestChange, 1)} points may be measurement error.`,
          )
          .join(' ');
  return {
    title: 'Test-retest agreement, ICC(2,1) with 95 % confidence intervals',
    sentence,
    plot:
      known.length === 0
        ? null
        : renderIntervals(
            known.map(({ title, one }) => ({ name: `${title}, ${inDays(one.days)} days`, figure: one.icc })),
            sentence,
          ),
    table: renderFigureTable(
      'First and second attempt, by whole days between them; errors and changes in score points',
      ['Score and days', 'People', 'ICC(2,1)', 'Standard error', 'Smallest detectable change', 'Mean shift'],
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
