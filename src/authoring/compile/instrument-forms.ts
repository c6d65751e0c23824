import type { Instrument, InstrumentCard, Item } from '#domain/instrument/instrument.ts';
import { minutesFor } from '#domain/instrument/minutes.ts';
import { type CompiledInstrument, withFormulaFacts } from '#domain/scoring/formula-facts.ts';
import { hashContent } from '../source/content-hash.ts';

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
}

/** All of it, with its worked examples, which the server computes at each start. */
export function toServerForm(instrument: Instrument): HashedInstrument {
  return { hash: hashContent(instrument), instrument: omitSchema(instrument) };
}

/** Intro, items and scale, and the rules of help without its words, since answers are judged when they are sent. */
export function toQuestionsForm(instrument: Instrument): Instrument {
  const { normsNote: _, help, ...rest } = omitExamples(instrument);
  const { firstWhen } = help;
  return {
    ...rest,
    help: { firstWhen },
    scores: instrument.scores.map(({ report: _, ...score }) => score),
  } as Instrument;
}

/** What results are read with: no worked examples and no words that only asking needs, but what follows from formulas. */
export function toClientForm(instrument: Instrument): CompiledInstrument {
  const { items, ...rest } = withFormulaFacts(omitExamples(instrument));
  return { ...rest, items: items.map(omitTexts) };
}

function omitTexts(item: Item): Item {
  if ('text' in item) return { ...item, text: '' };
  if ('left' in item) return { ...item, left: '', right: '' };
  return { ...item, heading: '', instruction: '' };
}

function omitExamples(instrument: Instrument): Instrument {
  return { ...omitSchema(instrument), examples: [] };
}

/** A line on the dashboard. */
export function toCard(instrument: Instrument): InstrumentCard {
  const named = Object.fromEntries(cardKeys.map((key) => [key, instrument[key]]));
  return { ...named, minutes: minutesFor(instrument) } as unknown as InstrumentCard;
}

/** Without the editor's pointer to its schema. */
function omitSchema(instrument: Instrument): Instrument {
  const { $schema: _, ...content } = instrument as Instrument & { readonly $schema?: string };
  return content;
}
