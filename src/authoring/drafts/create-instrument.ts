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
import { possibleRanges } from '#domain/scoring/possible-range.ts';
import { templateSentences as sentences } from '../source/template-texts.ts';
import { createExample } from './create-example.ts';
import { type Ages, allAges, createReport } from './create-report.ts';

/** What an author says about a questionnaire to be written. */
export interface NewInstrument {
  readonly id: string;
  readonly title: string;
  /** From 1; the place after the last one. */
  readonly position: number;
  /** How many: two or more for each score. */
  readonly items: number;
  readonly scale: Scale;
  /** Titles of the scores, at least one. */
  readonly scores: readonly string[];
  /** Title of a total over all of them; none where it is left out or only one score is there. */
  readonly total?: string;
  /** Numbers of the items, from 1, with which agreeing lowers the score. */
  readonly reversed?: readonly number[];
  /** Ages that have norms of their own, together all from 18 on; left out: one norm for all. */
  readonly bands?: readonly Ages[];
  readonly routes: InstrumentRoutes;
  /** Slug of the page that level texts lead to at first. */
  readonly reading: string;
}

/** The least number of items for which thirds of a score's range are three levels. */
export const itemsPerScore = 2;

/** A questionnaire begins with so many items at most; its author may add more. */
export const mostItems = 200;

/**
 * A complete questionnaire with texts to be replaced: it passes every check, runs and scores. Items are dealt out to
 * the scores in turn; norms and thresholds are made of the possible range and say so.
 */
export function createInstrument(options: NewInstrument): Instrument {
  const ids = options.scores.map((title, at) => scoreId(title, at, options.scores));
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
      facts: [{ figure: String(options.items), label: 'questions' }, ...answerFacts(options.scale)],
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
  const ranges = possibleRanges(draft);
  const scores = bare.map((score) => ({
    ...score,
    report: createReport(score.title, ranges.get(score.id)!, options.reading, options.bands),
  }));
  const scored = { ...draft, scores };
  return { ...scored, examples: createExamples(scored, options.bands) };
}

/** A total of scores, with an id that none of them has. */
function createTotal(title: string, titles: readonly string[], scores: readonly string[]): Score {
  const id = scoreId(title, titles.length, [...titles, title]);
  return { id, title, formula: { kind: 'sumOfScores', scores }, decimals: 0 };
}

/** How many answers there are, where people choose among them. */
function answerFacts(scale: Scale): Instrument['intro']['facts'] {
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

/** Three ways to answer, or one for each band, with what the program makes of them: each is to be worked by hand once. */
function createExamples(instrument: Instrument, bands: readonly Ages[] = allAges): WorkedExample[] {
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

/** An age within a band: 25 where it is, else its first. */
function pickAge({ from, to }: Ages = { from: 25, to: null }): number {
  return from <= 25 && (to === null || to >= 25) ? 25 : from;
}

function createAnswer({ kind }: Scale, code: number): Answer {
  return kind === 'several' ? [code] : code;
}

/** "Sense of calm" gives "senseOfCalm"; a title without letters, or one that stands twice, gets its number. */
function scoreId(title: string, at: number, titles: readonly string[]): string {
  const toId = (words: string) =>
    (words.match(/[A-Za-z]+/g) ?? [])
      .map((word, n) => (n === 0 ? word.toLowerCase() : word[0]!.toUpperCase() + word.slice(1).toLowerCase()))
      .join('');
  const id = toId(title);
  const isUsed = titles.slice(0, at).some((one) => toId(one) === id);
  return id === '' || isUsed ? `${id || 'score'}${String.fromCharCode(65 + (at % 26))}` : id;
}

/** The first word that says something: "Your Rest" gives "Rest". At most 20 letters, as a tab has room for. */
function getFirstWord(title: string): string | undefined {
  const words = title.match(/[\p{L}\p{N}-]+/gu) ?? [];
  return (words.find((word) => !/^(your|my|the|a|an)$/i.test(word)) ?? words[0])?.slice(0, 20);
}
