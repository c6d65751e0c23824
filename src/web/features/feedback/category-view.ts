import type { Report, Score } from '#domain/instrument/instrument.ts';
import type { KnownFacts } from '#domain/scoring/facts.ts';
import { certainLevel, levelName } from '#domain/scoring/known-level.ts';
import { bandFor } from '#domain/scoring/step.ts';
import type { OwnInput, ScoreReport } from './scored.ts';
import { strings } from './strings.ts';

const text = strings.category;

/** What there is to see of a category: its levels with the person's own. Its number only carries it. */
export function categoryView(score: Score, report: Report, input: OwnInput): Partial<ScoreReport> {
  const { name: current, takenOn, previouslyOn } = input;
  const previous = input.previous === null ? '' : certainName(report, input.knownBefore, input.previous);
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
    course: { score, report, input, unit: '' },
  };
}

/** The name of the level that a value of a category has; '' where it is not certain. */
export function certainName(report: Report, known: KnownFacts, value: number): string {
  const line = certainLevel(report, known, value);
  return line ? levelName(line) : '';
}
