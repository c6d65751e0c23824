import { findCertainLevelName } from './category-view.ts';
import type { ChangeView } from './build-change-view.ts';
import { changeMessages as text } from './change-messages.ts';
import type { ScoreHistory } from './score-report-types.ts';
import { messages } from './messages.ts';

/** Builds the change of a category over time, as a table. Null before the second attempt. */
export function buildCategoryChange({ score, report, input }: ScoreHistory): ChangeView | null {
  const { timeline } = input;
  const attempts = timeline.flatMap(({ scores, knownDemographics, day, compared }, index) => {
    const value = scores[score.id] ?? null;
    if (value === null) return [];
    const level = findCertainLevelName(report, knownDemographics, value) || messages.none;
    return { label: text.attempt(index + 1, day), value: compared ? level : text.otherVersion(level) };
  });
  if (attempts.length < 2) return null;
  const hasOtherVersion = timeline.some(({ compared }) => !compared);
  return {
    note: hasOtherVersion ? text.note : '',
    chart: null,
    rows: attempts.toReversed(),
  };
}
