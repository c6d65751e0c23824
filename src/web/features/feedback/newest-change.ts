import { describeChange } from '#domain/scoring/describe-change.ts';
import { computePersonChange, type PersonChange } from '#domain/scoring/person-change.ts';
import { isIntervalTooShort } from '#domain/scoring/change.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';
import { findCertainLevelName } from './category-view.ts';
import { describeFigure, formatFigure } from './scale.ts';
import type { ScoreHistory } from './score-report-types.ts';
import type { Translate } from '#language/translate.ts';
import type { Format } from '#language/format.ts';

/** What the newest change of a score means for the person. */
export interface NewestChange {
  readonly change: PersonChange;
  /** A sentence with one direction word. */
  readonly text: string;
  /** The compared values, such as '(28 of 50, was 20)'; '' if the attempts are too close in time to be compared. */
  readonly numbers: string;
}

/** Describes the newest change of a score or a category. Null without a comparable previous attempt. */
export function describeNewestChange(
  t: Translate,
  format: Format,
  history: ScoreHistory | null,
): NewestChange | null {
  if (history === null) return null;
  const { score, report, input, unit } = history;
  const { value, previous, previousTime } = input;
  if (previous === null) return null;
  const isScale = report.chart !== 'levels';
  const change = isScale
    ? computePersonChange(score, selectBand(report.bands, input.demographics), {
        ...input,
        previous,
        current: value,
      })
    : compareLevels(t, history);
  const before = isScale ? `${previous}${unit}` : findPreviousName(t, history);
  if (before === '') return null;
  const current = isScale ? formatFigure(t, describeFigure(value, score, report)) : input.name;
  return {
    change,
    text: describeChange(t, change, format.day(previousTime ?? '')),
    numbers: change === 'tooSoon' ? '' : t('results.changeNumbers', { current, previous: before }),
  };
}

/** Formats a change with its numbers, for tables and print; '' for none. */
export function formatNewestChange(t: Translate, format: Format, history: ScoreHistory | null): string {
  const newest = describeNewestChange(t, format, history);
  return newest === null ? '' : `${newest.text} ${newest.numbers}`.trim();
}

/** The measurement error of a category is unknown, so another level may be a chance difference. */
function compareLevels(t: Translate, history: ScoreHistory): PersonChange {
  const { previousTime, time, set, name } = history.input;
  if (isIntervalTooShort(previousTime, time, set)) return 'tooSoon';
  return findPreviousName(t, history) === name ? 'same' : 'unknown';
}

function findPreviousName(
  t: Translate,
  { report, input: { previous, previousDemographics } }: ScoreHistory,
): string {
  return previous === null ? '' : findCertainLevelName(t, report, previousDemographics, previous);
}
