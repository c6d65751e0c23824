import { findCertainLevel, getEnglishLevelName } from '#domain/scoring/level.ts';
import type { PersonChange } from '#domain/scoring/person-change.ts';
import { describeNewestChange } from '../newest-change.ts';
import type { ScoreHistory } from '../score-report-types.ts';
import { listScores } from './one-page-rows.ts';
import type { PrintSection } from './print-report-props.ts';
import type { Translate } from '#language/translate.ts';
import type { Format } from '#language/format.ts';

/** Sentences that follow from the results of a person. They can be replaced by a tap. */
export interface CounsellorResults {
  /** Since when the hard answers have their level, as one sentence; none if there are none, or their time is unknown. */
  readonly since: readonly string[];
  /** Better or worse than the previous attempt, the hardest first; one sentence for each direction. */
  readonly changes: readonly string[];
}

/** Directions for the page. 'Too soon' and 'we cannot yet say' are no help to a counsellor. */
const directions: readonly PersonChange[] = ['harder', 'easier', 'same'];

/** Describes the results: those of the sections that call for help; for the change those of all if there are none. */
export function describeResults(
  t: Translate,
  format: Format,
  sections: readonly PrintSection[],
): CounsellorResults {
  const answered = sections.flatMap((section) => {
    const history = findMainHistory(section);
    return history === null ? [] : [{ ...section, history }];
  });
  const hard = answered.filter(({ report }) => report?.strength !== 'none');
  const compared = (hard.length > 0 ? hard : answered).flatMap(({ instrument, history }) => {
    const change = describeNewestChange(t, format, history)?.change;
    const day = format.day(history.input.previousTime ?? '');
    return change === undefined ? [] : [{ title: instrument.title, change, day }];
  });
  return {
    since: describeSince(
      t,
      format,
      hard.map(({ history }) => findRunStart(history)),
    ),
    changes: directions.flatMap((direction) => {
      const parts = compared.filter(({ change }) => change === direction);
      const days = new Set(parts.map(({ day }) => day));
      const [day = ''] = days.size === 1 ? days : [];
      const titles = format.series(parts.map(({ title }) => title));
      return parts.length === 0 ? [] : [describeParts(t, direction, day, titles)];
    }),
  };
}

/** The same change of several parts, since an earlier day if it is known. */
function describeParts(t: Translate, change: PersonChange, day: string, titles: string): string {
  return day === ''
    ? t('results.direction.ofPartsSinceLast', { change, titles })
    : t('results.direction.ofParts', { change, day, titles });
}

/** The history of the score that leads the results of a section. */
function findMainHistory({ report }: PrintSection): ScoreHistory | null {
  return (report && listScores(report)[0]?.history) ?? null;
}

/** All named parts are hard at least since the latest of their times. */
function describeSince(t: Translate, format: Format, times: readonly (number | null)[]): readonly string[] {
  const known = times.filter((time) => time !== null);
  const isKnown = known.length > 0 && known.length === times.length;
  return isKnown
    ? [
        t('counsellor.parts.since.fromAnswers', {
          day: format.day(new Date(Math.max(...known)).toISOString()),
        }),
      ]
    : [];
}

/** The time of the first of the newest attempts in a row that have the level of the newest one; null if unknown. */
function findRunStart({ score, report, input: { timeline } }: ScoreHistory): number | null {
  const levels = timeline.map(({ scores, compared, knownDemographics }) => {
    const value = scores[score.id] ?? null;
    const level = value !== null && compared ? findCertainLevel(report, knownDemographics, value) : null;
    return (level && getEnglishLevelName(level)) || null;
  });
  const newest = levels.at(-1) ?? null;
  const before =
    newest === null ? levels.length - 2 : levels.map((level) => level !== newest).lastIndexOf(true);
  return timeline[before + 1]?.time ?? null;
}
