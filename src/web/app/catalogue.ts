import compiledCards from '#compiled/cards.json';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { getLanguage, sourceLanguage } from '#web-language/languages.ts';
import { loadFile } from '#web-language/load-file.ts';
import { loadChunk } from './chunk.ts';
import { findEditionLanguage } from './edition.ts';

const questionLoaders = import.meta.glob<Instrument>('#compiled/questions/*.json', { import: 'default' });

/** One card per file in `questionnaires/`, in the order of assessments. */
export const cards: readonly InstrumentCard[] = compiledCards;

/**
 * Loads an instrument with items, norms and texts.
 * @param language in English if it is not offered in this language; by default that of the page
 * @throws ChunkLoadError if it fails to load or the id is unknown
 */
export async function loadInstrument(id: string, language = getLanguage()): Promise<CompiledInstrument> {
  const edition = findEditionLanguage(id, language);
  const { instrumentLoaders } = await loadChunk(() => import('./instrument-loaders.ts'));
  if (edition === sourceLanguage) return loadChunk(() => loadFile(instrumentLoaders, `/${id}.json`));
  return loadChunk(async () => (await import('./translated-instruments.ts')).loadTranslation(id, edition));
}

/**
 * Loads an instrument without its reports, for introduction and questionnaire.
 * @param language as for `loadInstrument`
 * @throws ChunkLoadError as `loadInstrument`
 */
export function loadQuestions(id: string, language = getLanguage()): Promise<Instrument> {
  const edition = findEditionLanguage(id, language);
  if (edition === sourceLanguage) return loadChunk(() => loadFile(questionLoaders, `/${id}.json`));
  return loadChunk(async () =>
    (await import('./translated-instruments.ts')).loadTranslatedQuestions(id, edition),
  );
}
