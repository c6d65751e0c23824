import type { Report, Score } from '#domain/instrument/instrument.ts';
import type { KnownDemographics } from '#domain/scoring/demographics.ts';
import { findCertainLevel, getLevelName } from '#domain/scoring/level.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';
import type { ScoreInputWithLevel, ScoreReport } from './score-report-types.ts';
import type { Format } from '#language/format.ts';
import type { Translate } from '#language/translate.ts';

/**
 * Builds the view of a category: all level names, with the current and the previous one. The numeric value is not
 * displayed.
 */
export function buildCategoryView(
  t: Translate,
  format: Format,
  score: Score,
  report: Report,
  input: ScoreInputWithLevel,
): Partial<ScoreReport> {
  const { name: currentName, date, previousDate } = input;
  const previousName =
    input.previous === null
      ? ''
      : findCertainLevelName(t, report, input.previousDemographics, input.previous);
  const { levels: steps } = selectBand(report.bands, input.demographics);
  const levels = [...new Set(steps.map((step) => getLevelName(t, step)))].filter((name) => name !== '');
  const rows = [
    {
      label: date === '' ? t('results.category.current') : t('results.category.currentOn', { date }),
      value: currentName,
    },
    {
      label:
        previousDate === ''
          ? t('results.category.previous')
          : t('results.category.previousOn', { date: previousDate }),
      value: previousName || t('results.none'),
    },
    { label: t('results.category.levels'), value: format.series(levels) },
  ];
  if (levels.length === 0) return {};
  const sentence = t('results.category.sentence', {
    title: score.title,
    dated: date === '' ? 'no' : 'yes',
    date,
    current: currentName,
    previousDated: previousDate === '' ? 'no' : 'yes',
    previousDate,
    previous: previousName || t('results.none'),
    levels: format.series(levels),
  });
  return {
    bar: levels.includes(currentName)
      ? { chart: 'levels', levels, current: currentName, previous: previousName || null, label: sentence }
      : null,
    rows,
    history: { score, report, input, unit: '' },
  };
}

/** Returns the name of the level of a value, '' if the level is uncertain. */
export function findCertainLevelName(
  t: Translate,
  report: Report,
  knownDemographics: KnownDemographics,
  value: number,
): string {
  const line = findCertainLevel(report, knownDemographics, value);
  return line ? getLevelName(t, line) : '';
}
