import { formatDay } from '#domain/dates/dates.ts';
import { isTooClose } from '#domain/scoring/change.ts';
import { certainName } from './category-view.ts';
import type { ChangeView } from './change-over-time.ts';
import { changeMessages as text } from './change-messages.ts';
import type { Course, OwnInput } from './scored.ts';
import { messages } from './messages.ts';

/** The course of a category in words and a table; null before the second attempt. */
export function categoryChange({ score, report, input }: Omit<Course, 'unit'>): ChangeView | null {
  const { timeline } = input;
  const attempts = timeline.flatMap(({ scores, known, day, compared }, at) => {
    const value = scores[score.id] ?? null;
    if (value === null) return [];
    const level = certainName(report, known, value) || messages.none;
    return { label: text.attempt(at + 1, day), value: compared ? level : text.otherVersion(level) };
  });
  if (attempts.length < 2) return null;
  const apart = timeline.some(({ compared }) => !compared);
  const previous = input.previous === null ? '' : certainName(report, input.knownBefore, input.previous);
  return {
    words: previous === '' ? '' : describeCategory(input, previous),
    note: apart ? text.note : '',
    chart: null,
    rows: attempts.toReversed(),
  };
}

function describeCategory({ name, previousTime, time, set, now }: OwnInput, previous: string): string {
  if (isTooClose(previousTime, time, set)) return text.tooClose;
  if (previous === name) return text.sameLevel;
  return text.otherLevel(previous, formatDay(previousTime ?? '', now));
}
