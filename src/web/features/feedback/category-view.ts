import { dayInWords } from '#domain/dates/dates.ts';
import type { Report, Score } from '#domain/instrument/instrument.ts';
import { tooClose } from '#domain/scoring/change.ts';
import type { KnownFacts } from '#domain/scoring/facts.ts';
import { certainLevel, levelName } from '#domain/scoring/known-level.ts';
import { bandFor } from '#domain/scoring/step.ts';
import type { ChangeView } from './change-over-time.ts';
import type { ScoreInput, ScoreReport } from './scored.ts';
import { strings } from './strings.ts';

const text = strings.category;

type CategoryInput = ScoreInput & { readonly value: number; readonly name: string };

/** What there is to see of a category: its levels with the person's own. Its number only carries it. */
export function categoryView(score: Score, report: Report, input: CategoryInput): Partial<ScoreReport> {
  const { name: current, takenOn, previouslyOn } = input;
  const nameOf = (known: KnownFacts, value: number) => {
    const line = certainLevel(report, known, value);
    return line ? levelName(line) : '';
  };
  const previous = input.previous === null ? '' : nameOf(input.knownBefore, input.previous);
  const { levels: lines } = bandFor(report.bands, input.facts);
  const levels = [...new Set(lines.map(levelName))].filter((name) => name !== '');
  const rows = [
    { label: `${text.current}${strings.on(takenOn)}`, value: current },
    { label: `${text.previous}${strings.on(previouslyOn)}`, value: previous || strings.none },
    { label: text.levels, value: levels.join(', ') },
  ];
  const sentence = `${score.title}. ${rows.map(({ label, value }) => `${label}: ${value}.`).join(' ')}`;
  return {
    bar: levels.includes(current)
      ? { chart: 'levels', levels, current, previous: previous || null, sentence }
      : null,
    rows,
    change: changeOf(score, input, previous, nameOf),
  };
}

/** The course of a category in words and a table; null before the second attempt. */
function changeOf(
  score: Score,
  { name, previousTime, time, now, timeline }: CategoryInput,
  previous: string,
  nameOf: (known: KnownFacts, value: number) => string,
): ChangeView | null {
  const attempts = timeline.flatMap(({ scores, known, day, compared }, at) => {
    const value = scores[score.id] ?? null;
    if (value === null) return [];
    const level = nameOf(known, value) || strings.none;
    return {
      label: strings.change.attempt(at + 1, day),
      value: compared ? level : strings.change.otherVersion(level),
    };
  });
  if (attempts.length < 2) return null;
  const apart = timeline.some(({ compared }) => !compared);
  return {
    words: wordsOf(),
    note: apart ? strings.change.note : '',
    chart: null,
    rows: attempts.toReversed(),
  };

  function wordsOf(): string {
    if (previous === '') return '';
    if (tooClose(previousTime, time)) return strings.change.tooClose;
    if (previous === name) return text.same;
    return text.other(previous, dayInWords(previousTime ?? '', now));
  }
}
