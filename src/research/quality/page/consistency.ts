import type { QualityGroup } from '#domain/psychometrics/quality-file.ts';
import { renderIntervals } from './intervals.ts';
import { formatCount, formatFigure, formatWithInterval } from './numbers.ts';
import { type ReportSection, renderFigureTable } from './report-section.ts';

/** The internal consistency of all scores. */
export function renderConsistency({ scores }: QualityGroup): ReportSection {
  const rows = scores.flatMap(({ title, alpha, omega }) => [
    { name: `${title}, alpha`, figure: alpha },
    { name: `${title}, omega`, figure: omega },
  ]);
  const known = scores.filter(({ alpha }) => alpha.value !== null);
  const sentence = known
    .map(
      ({ title, alpha, omega }) =>
        `${title}: alpha ${formatWithInterval(alpha)}${omega.value === null ? '' : `, omega ${formatWithInterval(omega)}`}.`,
    )
    .join(' ');
  return {
    title: 'Internal consistency, with 95 % confidence intervals',
    sentence: sentence || 'No score is a sum of items.',
    plot: known.length === 0 ? null : renderIntervals(rows, sentence),
    table: renderFigureTable(
      'Internal consistency; standard error of measurement in score points',
      ['Score', 'Items', 'People', 'Alpha', 'Omega', 'Standard error'],
      scores.map(({ title, items, alpha, omega, standardError }) => [
        title,
        items.length,
        formatCount(alpha.n),
        formatWithInterval(alpha),
        formatWithInterval(omega),
        formatFigure(standardError),
      ]),
    ),
  };
}
