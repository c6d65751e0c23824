import type { Instrument, InstrumentCard, Item } from '#domain/instrument/instrument.ts';
import { estimateMinutes } from '#domain/instrument/minutes.ts';
import { type CompiledInstrument, addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { hashContent } from '../source/content-hash.ts';

/** The fields of an instrument for lists and links. Items and texts are in other files. */
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

/** An instrument and the hash of its source, as the server reads it. */
export interface HashedInstrument {
  readonly hash: string;
  readonly instrument: Instrument;
}

/** Converts an instrument to the form for the server, with the worked examples that the server verifies at startup. */
export function toServerInstrument(instrument: Instrument): HashedInstrument {
  return { hash: hashContent(instrument), instrument: omitSchema(instrument) };
}

/** Converts an instrument to the form for the assessment: intro, items, scale, and when help comes first. */
export function toQuestionnaireInstrument(instrument: Instrument): Instrument {
  const { normsNote: _, help, feedback, ...rest } = omitExamples(instrument);
  const { firstWhen } = help;
  const { combinations: __, ...layout } = feedback;
  return {
    ...rest,
    help: { firstWhen },
    feedback: layout,
    scores: instrument.scores.map(({ report: _, ...score }) => score),
  } as Instrument;
}

/**
 * Converts an instrument to the form for results: without worked examples and item texts, with data computed from the
 * formulas.
 */
export function toResultsInstrument(instrument: Instrument): CompiledInstrument {
  const { items, ...rest } = addFormulaMetadata(omitExamples(instrument));
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

/** Selects the fields for a card on the dashboard. */
export function toCard(instrument: Instrument): InstrumentCard {
  const named = Object.fromEntries(cardKeys.map((key) => [key, instrument[key]]));
  return { ...named, minutes: estimateMinutes(instrument) } as unknown as InstrumentCard;
}

/** Omits `$schema`, which only editors of JSON files use. */
function omitSchema(instrument: Instrument): Instrument {
  const { $schema: _, ...content } = instrument as Instrument & { readonly $schema?: string };
  return content;
}
