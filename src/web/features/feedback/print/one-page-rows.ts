import { formatFigure } from '../scale.ts';
import type { FeedbackReport } from '../report.ts';
import type { ScoreReport } from '../score-report-types.ts';
import type { Translate } from '#language/translate.ts';

/** Lists the scores of a report in print order. */
export function listScores({ lead, groups }: FeedbackReport): ScoreReport[] {
  return [...(lead ? [lead] : []), ...groups.flatMap(({ scores }) => scores)];
}

/** Result and level of a score as text. A suppressed level is ''. */
export function createRow(
  t: Translate,
  score: ScoreReport,
): { readonly result: string; readonly level: string } {
  const { figure, levelName, isTextSuppressed } = score;
  return {
    result: figure ? formatFigure(t, figure) : t('results.none'),
    level: isTextSuppressed ? '' : levelName,
  };
}
