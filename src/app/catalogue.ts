import type { Instrument, InstrumentCard } from '../domain/instrument/instrument.ts';
import { chunk } from './chunk.ts';

const cardFiles = import.meta.glob<InstrumentCard>(
  ['../../questionnaires/*.json', '!../../questionnaires/*.schema.json'],
  { eager: true, query: '?card', import: 'default' },
);

const wholeFiles = import.meta.glob<Instrument>(
  ['../../questionnaires/*.json', '!../../questionnaires/*.schema.json'],
  { import: 'default' },
);

const questionFiles = import.meta.glob<Instrument>(
  ['../../questionnaires/*.json', '!../../questionnaires/*.schema.json'],
  { query: '?questions', import: 'default' },
);

/** One card per file in `questionnaires/`, in the fixed order of assessments. A sixth file is a sixth card. */
export const cards: readonly InstrumentCard[] = Object.values(cardFiles).toSorted(
  (a, b) => a.position - b.position,
);

/** Loads one instrument with its items, norms and texts. Rejects with a ChunkLoadError, also for an unknown id. */
export function loadInstrument(id: string): Promise<Instrument> {
  return load(wholeFiles, id);
}

/** Loads what asking needs: the instrument without its reports. Rejects as `loadInstrument` does. */
export function loadQuestions(id: string): Promise<Instrument> {
  return load(questionFiles, id);
}

function load(files: Record<string, () => Promise<Instrument>>, id: string): Promise<Instrument> {
  const file = Object.entries(cardFiles).find(([, card]) => card.id === id)?.[0] ?? '';
  return chunk(files[file] ?? (() => Promise.reject(new Error(`No questionnaire has the id ${id}.`))));
}
