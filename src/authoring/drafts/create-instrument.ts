import { type Answer, listCodes } from '#domain/answers/codes.ts';
import type {
  Ink,
  Instrument,
  InstrumentRoutes,
  Item,
  Scale,
  Score,
  WorkedExample,
} from '#domain/instrument/instrument.ts';
import { computePossibleRanges } from '#domain/scoring/possible-range.ts';
import { templateSentences as sentences } from '../source/template-texts.ts';
import { createExample } from './create-example.ts';
import { type AgeRange, adultAgeRanges, createReport } from './create-report.ts';

/** What an author enters for a new questionnaire. */
export interface NewInstrument {
  readonly id: string;
  readonly title: string;
  /** From 1: one more than the last position. */
  readonly position: number;
  /** Number of items, at least two for each score. */
  readonly items: number;
  readonly scale: Scale;
  /** Titles of the scores, at least one. */
  readonly scores: readonly string[];
  /** Title of a total of all scores. Ignored if there is only one score. */
  readonly total?: string;
  /** Numbers of the reversed items, from 1: agreement lowers the score. */
  readonly reversed?: readonly number[];
  /** Age bands with separate norms, together all ages from 18. If omitted, one norm is used for all ages. */
  readonly bands?: readonly AgeRange[];
  readonly routes: InstrumentRoutes;
  /** Slug of the page to which the level texts first link. */
  readonly reading: string;
}

/** The smallest number of items for which a third of the range of a score is at least one step. */
export const itemsPerScore = 2;

/** Limit for a new questionnaire. The author may add more items later. */
export const maxItems = 200;

/**
 * Creates a complete questionnaire with placeholder texts that passes every check and can be scored. Items are
 * assigned to the scores in turn; norms and thresholds are computed from the possible range and labelled as assumed.
 */
export function createInstrument(options: NewInstrument): Instrument {
  const ids = options.scores.map((title, at) => createScoreId(title, at, options.scores));
  const owners = Array.from({ length: options.items }, (_, at) => at % ids.length);
  const itemIds = owners.map(
    (owner, at) => `${ids[owner]}${owners.slice(0, at + 1).filter((o) => o === owner).length}`,
  );
  const parts = ids.map(
    (id, n): Score => ({
      id,
      title: options.scores[n]!,
      formula: { kind: 'sum', items: itemIds.filter((_, at) => owners[at] === n) },
      decimals: 0,
    }),
  );
  const totals = ids.length > 1 && options.total ? [createTotal(options.total, options.scores, ids)] : [];
  const bare = [...parts, ...totals];
  const order = bare.map(({ id }) => id);
  const lead = totals[0]?.id ?? (ids.length === 1 ? (ids[0] ?? null) : null);
  const draft: Instrument = {
    id: options.id,
    version: '1.0',
    status: 'draft, not validated',
    normsNote: sentences.norms,
    position: options.position,
    title: options.title,
    shortTitle: getFirstWord(options.title) ?? options.id,
    description: sentences.description,
    look: { ink: `s${((options.position - 1) % 5) + 1}` as Ink, glyph: 'plain' },
    routes: options.routes,
    intro: {
      text: `${sentences.asks} ${sentences.answer} There are no right or wrong answers.`,
      facts: [{ figure: String(options.items), label: 'questions' }, ...listAnswerFacts(options.scale)],
    },
    presentation: { unit: 'Question', finishLabel: 'Finish', leavesBeforeAnswer: false },
    scale: options.scale,
    allowsMissing: false,
    items: itemIds.map((id, at) => createItem(id, at, options)),
    scores: bare,
    feedback: {
      order,
      lead,
      groups: ids.length === 1 ? [] : [{ heading: options.title, scores: ids }],
      emptyText: 'Not Available',
    },
    history: { order },
    // A total comes before its parts.
    summary: [...totals.map(({ id }) => id), ...ids].map((score) => ({ score })),
    messages: {
      missingSession: 'Missing session. Please login again.',
      rejected: 'Submission failed',
      failed: 'Failed to submit assessment',
      toastMs: 3000,
    },
    help: { firstWhen: [] },
    examples: [],
  };
  const ranges = computePossibleRanges(draft);
  const scores = bare.map((score) => ({
    ...score,
    report: createReport(score.title, ranges.get(score.id)!, options.reading, options.bands),
  }));
  const scored = { ...draft, scores };
  return { ...scored, examples: createExamples(scored, options.bands) };
}

/** Creates a total of scores with an unused id. */
function createTotal(title: string, titles: readonly string[], scores: readonly string[]): Score {
  const id = createScoreId(title, titles.length, [...titles, title]);
  return { id, title, formula: { kind: 'sumOfScores', scores }, decimals: 0 };
}

/** Describes the number of answers, if the scale has options. */
function listAnswerFacts(scale: Scale): Instrument['intro']['facts'] {
  if (scale.kind === 'number' || scale.kind === 'analogue') return [];
  return [{ figure: String(listCodes(scale).length), label: 'answers to choose from' }];
}

function createItem(id: string, at: number, { scale, title, reversed = [] }: NewInstrument): Item {
  const number = at + 1;
  const reverse = reversed.includes(number) ? { reverse: true } : {};
  return scale.kind === 'bipolar'
    ? { id, left: `${sentences.left} ${number}`, right: `${sentences.right} ${number}`, ...reverse }
    : { id, text: `${sentences.item} ${number} on ${title.toLowerCase()}`, ...reverse };
}

/**
 * Creates one example per answer pattern or age band, whichever are more, with computed scores. An author verifies
 * each by hand.
 */
function createExamples(
  instrument: Instrument,
  bands: readonly AgeRange[] = adultAgeRanges,
): WorkedExample[] {
  const codes = listCodes(instrument.scale);
  const low = codes[0] ?? 0;
  const patterns: readonly [string, (at: number) => number][] = [
    ['every answer the lowest', () => low],
    ['every answer the highest', () => codes.at(-1) ?? low],
    ['the answers in turn, from the lowest on', (at) => codes[at % codes.length] ?? low],
  ];
  return Array.from({ length: Math.max(patterns.length, bands.length) }, (_, n) => {
    const [words, codeAt] = patterns[n % patterns.length] ?? ['', () => low];
    const age = pickAge(bands[n % bands.length]);
    const name = bands.length > 1 ? `${words}, aged ${age}` : words;
    const answers = instrument.items.map((_item, at) => createAnswer(instrument.scale, codeAt(at)));
    return createExample(instrument, name, age, answers);
  });
}

/** Returns 25 if the band contains it, else the first age of the band. */
function pickAge({ from, to }: AgeRange = { from: 25, to: null }): number {
  return from <= 25 && (to === null || to >= 25) ? 25 : from;
}

function createAnswer({ kind }: Scale, code: number): Answer {
  return kind === 'several' ? [code] : code;
}

/**
 * Creates the id of a score from its title: "Sense of calm" becomes "senseOfCalm". Adds a letter if the title has no
 * letters or its id is in use.
 */
function createScoreId(title: string, at: number, titles: readonly string[]): string {
  const toId = (words: string) =>
    (words.match(/[A-Za-z]+/g) ?? [])
      .map((word, n) => (n === 0 ? word.toLowerCase() : word[0]!.toUpperCase() + word.slice(1).toLowerCase()))
      .join('');
  const id = toId(title);
  const isUsed = titles.slice(0, at).some((one) => toId(one) === id);
  return id === '' || isUsed ? `${id || 'score'}${String.fromCharCode(65 + (at % 26))}` : id;
}

/**
 * Returns the first word that is not an article or pronoun: "Your Rest" becomes "Rest". At most 20 characters, the
 * width of a tab.
 */
function getFirstWord(title: string): string | undefined {
  const words = title.match(/[\p{L}\p{N}-]+/gu) ?? [];
  return (words.find((word) => !/^(your|my|the|a|an)$/i.test(word)) ?? words[0])?.slice(0, 20);
}
