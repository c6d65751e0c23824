import { findCertainLevelName } from './category-view.ts';
import type { ChangeView } from './build-change-view.ts';
import type { ScoreHistory } from './score-report-types.ts';
import type { Translate } from '#language/translate.ts';

/** Builds the change of a category over time, as a table. Null before the second attempt. */
export function buildCategoryChange(t: Translate, { score, report, input }: ScoreHistory): ChangeView | null {
  const { timeline } = input;
  const attempts = timeline.flatMap(({ scores, knownDemographics, day, compared, hasLevel }, index) => {
    const value = scores[score.id] ?? null;
    if (value === null) return [];
    const name = hasLevel ? findCertainLevelName(t, report, knownDemographics, value) : '';
    const level = name || t('results.none');
    return {
      label: t('numbers.change.attempt', { number: index + 1, day }),
      value: compared ? level : t('numbers.change.otherVersion', { value: level }),
    };
  });
  if (attempts.length < 2) return null;
  const hasOtherVersion = timeline.some(({ compared }) => !compared);
  return {
    note: hasOtherVersion ? t('numbers.change.note') : '',
    chart: null,
    rows: [...attempts].reverse(),
  };
}
