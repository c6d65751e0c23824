import type { QualityGroup } from '#domain/psychometrics/quality-file.ts';
import { intervals } from './intervals.ts';
import { people, formatFigure, withInterval } from './numbers.ts';
import { type Part, table } from './part.ts';

/** The internal consistency of all scores. */
export function consistency({ scores }: QualityGroup): Part {
  const rows = scores.flatMap(({ title, alpha, omega }) => [
    { name: `${title}, alpha`, figure: alpha },
    { name: `${title}, omega`, figure: omega },
  ]);
  const known = scores.filter(({ alpha }) => alpha.value !== null);
  const sentence = known
    .map(
      ({ title, alpha, omega }) =>
        `${title} is consistent at alpha ${withInterval(alpha)}${omega.value === null ? '' : ` and omega ${withInterval(omega)}`}.`,
    )
    .join(' ');
  return {
    title: 'Consistency of scores, with 95 % intervals',
    sentence: sentence || 'No score adds up items.',
    plot: known.length === 0 ? null : intervals(rows, sentence),
    table: table(
      'Consistency; standard error in score points',
      ['Score', 'Items', 'People', 'Alpha', 'Omega', 'Standard error'],
      scores.map(({ title, items, alpha, omega, standardError }) => [
        title,
        items.length,
        people(alpha.n),
        withInterval(alpha),
        withInterval(omega),
        formatFigure(standardError),
      ]),
    ),
  };
}
