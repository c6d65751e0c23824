import compiledCards from '#compiled/cards.json';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { loadChunk } from './chunk.ts';

type Loaders<I extends Instrument> = Readonly<Record<string, () => Promise<I>>>;

const questionLoaders: Loaders<Instrument> = import.meta.glob<Instrument>('#compiled/questions/*.json', {
  import: 'default',
});

/** One card per file in `questionnaires/`, in the order of assessments. */
export const cards: readonly InstrumentCard[] = compiledCards;

/**
 * Loads an instrument with items, norms and texts.
 * @throws ChunkLoadError if it fails to load or the id is unknown
 */
export async function loadInstrument(id: string): Promise<CompiledInstrument> {
  const { instrumentLoaders } = await loadChunk(() => import('./instrument-loaders.ts'));
  return load(instrumentLoaders, id);
}

/**
 * Loads an instrument without its reports, for introduction and questionnaire.
 * @throws ChunkLoadError as `loadInstrument`
 */
export function loadQuestions(id: string): Promise<Instrument> {
  return load(questionLoaders, id);
}

function load<I extends Instrument>(files: Loaders<I>, id: string): Promise<I> {
  const file = Object.keys(files).find((path) => path.endsWith(`/${id}.json`)) ?? '';
  return loadChunk(files[file] ?? (() => Promise.reject(new Error(`No questionnaire has the id ${id}.`))));
}
