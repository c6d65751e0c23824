import type { Report, Score } from '#domain/instrument/instrument.ts';
import type { KnownDemographics } from '#domain/scoring/facts.ts';
import { findCertainLevel, getLevelName } from '#domain/scoring/known-level.ts';
import { selectBand } from '#domain/scoring/step.ts';
import type { OwnInput, ScoreReport } from './scored.ts';
import { messages } from './messages.ts';

const text = messages.category;

/** What there is to see of a category: its levels with the person's own. Its number only carries it. */
export function categoryView(score: Score, report: Report, input: OwnInput): Partial<ScoreReport> {
  const { name: current, takenOn, previouslyOn } = input;
  const previous = input.previous === null ? '' : certainName(report, input.knownBefore, input.previous);
  const { levels: lines } = selectBand(report.bands, input.facts);
  const levels = [...new Set(lines.map(getLevelName))].filter((name) => name !== '');
  const rows = [
    { label: `${text.current}${messages.on(takenOn)}`, value: current },
    { label: `${text.previous}${messages.on(previouslyOn)}`, value: previous || messages.none },
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
export function certainName(report: Report, known: KnownDemographics, value: number): string {
  const line = findCertainLevel(report, known, value);
  return line ? getLevelName(line) : '';
}
