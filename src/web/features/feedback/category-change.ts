import { formatDay } from '#domain/dates/dates.ts';
import { isTooClose } from '#domain/scoring/change.ts';
import { findCertainLevelName } from './category-view.ts';
import type { ChangeView } from './build-change-view.ts';
import { changeMessages as text } from './change-messages.ts';
import type { ScoreHistory, ScoreInputWithLevel } from './score-report-types.ts';
import { messages } from './messages.ts';

/** Builds the change of a category over time, as a sentence and a table. Null before the second attempt. */
export function buildCategoryChange({ score, report, input }: Omit<ScoreHistory, 'unit'>): ChangeView | null {
  const { timeline } = input;
  const attempts = timeline.flatMap(({ scores, knownDemographics, day, compared }, index) => {
    const value = scores[score.id] ?? null;
    if (value === null) return [];
    const level = findCertainLevelName(report, knownDemographics, value) || messages.none;
    return { label: text.attempt(index + 1, day), value: compared ? level : text.otherVersion(level) };
  });
  if (attempts.length < 2) return null;
  const hasOtherVersion = timeline.some(({ compared }) => !compared);
  const previousName =
    input.previous === null ? '' : findCertainLevelName(report, input.previousDemographics, input.previous);
  return {
    summary: previousName === '' ? '' : describeCategory(input, previousName),
    note: hasOtherVersion ? text.note : '',
    chart: null,
    rows: attempts.toReversed(),
  };
}

function describeCategory(
  { name, previousTime, time, set, now }: ScoreInputWithLevel,
  previousName: string,
): string {
  if (isTooClose(previousTime, time, set)) return text.tooClose;
  if (previousName === name) return text.sameLevel;
  return text.otherLevel(previousName, formatDay(previousTime ?? '', now));
}
