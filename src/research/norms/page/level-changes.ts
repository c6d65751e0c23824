import type { ScoreNorms } from '#domain/psychometrics/norms-file.ts';
import { type ReportSection, renderFigureTable } from '../../quality/page/report-section.ts';

/** The changes of levels. */
export function renderLevelChanges({ title, moves, cutsKept }: ScoreNorms): ReportSection {
  const names = [...new Set(moves.map(({ from }) => from))];
  const cell = (from: string, to: string) => {
    const people = moves.find((move) => move.from === from && move.to === to)?.people;
    return people ?? 'hidden';
  };
  return {
    title: 'Changes of levels',
    sentence:
      cutsKept === null
        ? describeChanges(moves)
        : 'None: the cut scores do not change. Percentiles change with mean and standard deviation.',
    plot: null,
    table:
      cutsKept === null
        ? renderFigureTable(
            `${title}: people by current level (rows) and proposed level (columns); small counts are hidden`,
            ['Now', ...names.map((name) => `Proposed: ${name}`)],
            names.map((from) => [from, ...names.map((to) => cell(from, to))]),
          )
        : '',
  };
}

function describeChanges(moves: ScoreNorms['moves']): string {
  const others = moves.filter(({ from, to }) => from !== to);
  const known = others.filter(({ people }) => people !== null && people > 0);
  const descriptions = known.map(({ from, to, people }) => `${people} from ${from} to ${to}`);
  const hidden = others.filter(({ people }) => people === null).length;
  const few = hidden > 0 ? [`hidden cells of the table: ${hidden}`] : [];
  return descriptions.length + few.length === 0
    ? 'No level would change.'
    : `Of the people in this proposal: ${[...descriptions, ...few].join('; ')}.`;
}
