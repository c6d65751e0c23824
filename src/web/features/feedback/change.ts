import { buildCategoryChange } from './category-change.ts';
import { type ChangeView, buildChangeView } from './build-change-view.ts';
import { getScoreChartScale } from './scale.ts';
import type { ScoreHistory } from './score-report-types.ts';
import type { Translate } from '#language/translate.ts';

/** Builds the change of a score or a category over time. Null before the second attempt. */
export function buildChangeFromHistory(t: Translate, history: ScoreHistory | null): ChangeView | null {
  if (history === null) return null;
  const { score, report, input, unit } = history;
  const scale = getScoreChartScale(report);
  return scale
    ? buildChangeView(t, score, report, scale, { ...input, unit })
    : buildCategoryChange(t, history);
}
