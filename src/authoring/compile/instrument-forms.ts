import type { Instrument, InstrumentCard, Item } from '#domain/instrument/instrument.ts';
import { minutesFor } from '#domain/instrument/minutes.ts';
import { type CompiledInstrument, withFormulaFacts } from '#domain/scoring/formula-facts.ts';
import type { AskedTrial, TrialWords } from '#domain/trial/arms.ts';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import { contentHash } from '../source/content-hash.ts';

/** What lists and links need of an instrument: its items and texts have files of their own. */
const cardKeys: readonly (keyof Instrument & keyof InstrumentCard)[] = [
  'id',
  'version',
  'position',
  'set',
  'title',
  'shortTitle',
  'description',
  'look',
  'routes',
];

/** An instrument with the hash of its source, as the server reads it. */
export interface HashedInstrument {
  readonly hash: string;
  readonly instrument: Instrument;
  /** Of this questionnaire, also those that are over; absent where there are none. */
  readonly trials?: readonly TrialFile[];
}

/** All of it, with its worked examples, which the server computes at each start. */
export function serverForm(instrument: Instrument, trials: readonly TrialFile[] = []): HashedInstrument {
  return {
    hash: contentHash(instrument),
    instrument: withoutSchema(instrument),
    ...(trials.length > 0 && { trials }),
  };
}

/** Intro, items and scale, and the rules of help without its words, since answers are judged when they are sent. */
export function questionsForm(instrument: Instrument): Instrument {
  const { normsNote: _, help, ...rest } = withoutExamples(instrument);
  const { firstWhen } = help;
  return {
    ...rest,
    help: { firstWhen },
    scores: instrument.scores.map(({ report: _, ...score }) => score),
  } as Instrument;
}

/** What results are read with: no worked examples and no words that only asking needs, but what follows from formulas. */
export function wholeForm(instrument: Instrument, trials: readonly TrialWords[] = []): CompiledInstrument {
  const { items, ...rest } = withFormulaFacts(withoutExamples(instrument));
  const words = trials.map(({ id, arms }) => ({ id, arms }));
  return { ...rest, items: items.map(withoutWords), ...(words.length > 0 && { trials: words }) };
}

function withoutWords(item: Item): Item {
  if ('text' in item) return { ...item, text: '' };
  if ('left' in item) return { ...item, left: '', right: '' };
  return { ...item, heading: '', instruction: '' };
}

function withoutExamples(instrument: Instrument): Instrument {
  return { ...withoutSchema(instrument), examples: [] };
}

/** A line on the dashboard. */
export function cardForm(instrument: Instrument): InstrumentCard {
  const named = Object.fromEntries(cardKeys.map((key) => [key, instrument[key]]));
  return { ...named, minutes: minutesFor(instrument) } as unknown as InstrumentCard;
}

/** What a person is asked about a trial: none of the words that its arms try. */
export function askedForm({ arms: _, ...asked }: TrialFile): AskedTrial {
  return asked;
}

/** Without the editor's pointer to its schema. */
function withoutSchema(instrument: Instrument): Instrument {
  const { $schema: _, ...content } = instrument as Instrument & { readonly $schema?: string };
  return content;
}
