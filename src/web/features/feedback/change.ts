import { buildCategoryChange } from './category-change.ts';
import { type ChangeView, buildChangeView } from './build-change-view.ts';
import { getScoreChartScale } from './scale.ts';
import type { ScoreHistory } from './score-report-types.ts';

/** Builds the change of a score or a category over time. Null before the second attempt. */
export function buildChangeFromHistory(history: ScoreHistory | null): ChangeView | null {
  if (history === null) return null;
  const { score, report, input, unit } = history;
  const scale = getScoreChartScale(report);
  return scale ? buildChangeView(score, report, scale, { ...input, unit }) : buildCategoryChange(history);
}
