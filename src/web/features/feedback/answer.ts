import { formatFigure } from './scale.ts';
import type { PersonChange } from '#domain/scoring/person-change.ts';
import { findScoreCombination, listScoreLevels } from '#domain/scoring/combination.ts';
import type { HelpProminence } from '#domain/scoring/help-shown-first.ts';
import type { Direction, Instrument, Level, Report, Score } from '#domain/instrument/instrument.ts';
import { selectMainScores } from '#domain/scoring/part-state.ts';
import type { Result } from '#domain/scoring/result.ts';
import { describeNewestChange, type NewestChange } from './newest-change.ts';
import type { ScoreReport } from './score-report-types.ts';
import type { PlainMessageId, Translate } from '#language/translate.ts';
import type { Format } from '#language/format.ts';

/** The view model of the answer card: the result in words, without numbers of other people. */
export interface ResultSummary {
  /** First lines of a first result; '' if there was an earlier one, or help comes first. */
  readonly opening: string;
  readonly parts: readonly ResultSummaryPart[];
  /** The other scores of the section, on one line each. */
  readonly others: readonly { readonly id: string; readonly title: string; readonly word: string }[];
  /** Slugs of up to three pages. */
  readonly reading: readonly string[];
  /** The newest change of the main score; null for none, for several main scores, and if help comes first. */
  readonly change: PersonChange | null;
}

/** A main score in words. */
export interface ResultSummaryPart {
  readonly id: string;
  /** '' for a combination of scores. */
  readonly title: string;
  /** Name of the category, or the score if it may be displayed without a level only; else ''. */
  readonly category: string;
  readonly text: string;
  readonly note: string;
  /** Null for none, and if help comes first. */
  readonly change: NewestChange | null;
}

/** The data for the answer card. */
export interface ResultSummaryInput {
  readonly result: Result;
  /** The reports of all scores in the order of the screen. */
  readonly scores: readonly ScoreReport[];
  readonly strength: HelpProminence;
  /** The newest attempt is the only one. */
  readonly isFirst: boolean;
}

/** Maximum number of links to pages. */
const maxReading = 3;

/** Builds the answer card. If help comes first, the history and the other scores are left out. */
export function buildResultSummary(
  t: Translate,
  format: Format,
  instrument: Instrument,
  input: ResultSummaryInput,
): ResultSummary {
  const { result, scores, strength, isFirst } = input;
  const mainIds = selectMainIds(instrument, scores);
  const main = scores.filter(({ id }) => mainIds.includes(id));
  const combination = findScoreCombination(instrument, listScoreLevels(result));
  const isBlock = strength === 'block';
  const parts = main.map((score) => toPart(t, format, score, isBlock));
  const combined =
    combination && !isBlock
      ? [{ id: 'combination', title: '', category: '', text: combination.text, note: '', change: null }]
      : [];
  const others = isBlock ? [] : scores.filter(({ id }) => !mainIds.includes(id));
  return {
    opening: isFirst && !isBlock ? selectOpening(t, instrument, main) : '',
    parts: [...combined, ...parts].filter(
      ({ text, category, note, change }) => text || category || note || change,
    ),
    others: others.flatMap((score) => {
      const word = findLevelWord(t, findScore(instrument, score.id)?.report, score);
      return word === '' ? [] : [{ id: score.id, title: score.title, word }];
    }),
    reading: [
      ...new Set(
        isBlock && instrument.help.reading ? instrument.help.reading : main.flatMap(({ reading }) => reading),
      ),
    ].slice(0, maxReading),
    change: parts.length === 1 ? (parts[0]?.change?.change ?? null) : null,
  };
}

/** The main scores, or the first score of the screen if the instrument has none with a known error. */
function selectMainIds(instrument: Instrument, scores: readonly ScoreReport[]): readonly string[] {
  const ids = selectMainScores(instrument).map(({ id }) => id);
  return ids.length > 0 ? ids : scores.slice(0, 1).map(({ id }) => id);
}

function toPart(t: Translate, format: Format, score: ScoreReport, isBlock: boolean): ResultSummaryPart {
  const { id, title, figure, text, note, levelName, bar, isTextSuppressed } = score;
  const name = bar?.chart === 'levels' && !isTextSuppressed ? levelName : '';
  return {
    id,
    title,
    category: figure && !bar ? formatFigure(t, figure) : name,
    text,
    note: isBlock ? '' : note,
    change: isBlock ? null : describeNewestChange(t, format, score.history),
  };
}

function selectOpening(t: Translate, instrument: Instrument, main: readonly ScoreReport[]): string {
  const rated = main.filter(({ level }) => level !== '');
  if (rated.length === 0) return '';
  const isGood = rated.every(({ id, level }) => {
    const direction = findScore(instrument, id)?.report?.direction;
    if (direction === 'balance') return level !== 'Low';
    return level === (direction === 'lower' ? 'Low' : 'High');
  });
  return t(isGood ? 'results.firstResult.good' : 'results.firstResult.hard');
}

/** Plain words for the level of a score, by the direction in which the score is better. */
const levelWords = {
  higher: {
    High: 'results.levelWords.higher.High',
    Average: 'results.levelWords.higher.Average',
    Low: 'results.levelWords.higher.Low',
  },
  lower: {
    High: 'results.levelWords.lower.High',
    Average: 'results.levelWords.lower.Average',
    Low: 'results.levelWords.lower.Low',
  },
  balance: {
    High: 'results.levelWords.balance.High',
    Average: 'results.levelWords.balance.Average',
    Low: 'results.levelWords.balance.Low',
  },
} as const satisfies Record<Direction, Record<Exclude<Level, ''>, PlainMessageId>>;

/** The level in plain words; '' for none. A name of the instrument is kept. */
function findLevelWord(
  t: Translate,
  report: Report | undefined,
  { level, levelName, isTextSuppressed }: ScoreReport,
): string {
  if (report === undefined || isTextSuppressed) return '';
  return level === '' || levelName !== level ? levelName : t(levelWords[report.direction][level]);
}

function findScore({ scores }: Instrument, id: string): Score | undefined {
  return scores.find((score) => score.id === id);
}
