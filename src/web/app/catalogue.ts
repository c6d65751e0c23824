import cardList from '#compiled/cards.json';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-facts.ts';
import { chunk } from './chunk.ts';

type Loaders<I extends Instrument> = Readonly<Record<string, () => Promise<I>>>;

const questions: Loaders<Instrument> = import.meta.glob<Instrument>('#compiled/questions/*.json', {
  import: 'default',
});

/** One card per file in `questionnaires/`, in the fixed order of assessments. A sixth file is a sixth card. */
export const cards: readonly InstrumentCard[] = cardList;

/** Loads one instrument with its items, norms and texts. Rejects with a ChunkLoadError, also for an unknown id. */
export async function loadInstrument(id: string): Promise<CompiledInstrument> {
  const { wholes } = await chunk(() => import('./whole-instruments.ts'));
  return load(wholes, id);
}

/** Loads what asking needs: the instrument without its reports. Rejects as `loadInstrument` does. */
export function loadQuestions(id: string): Promise<Instrument> {
  return load(questions, id);
}

function load<I extends Instrument>(files: Loaders<I>, id: string): Promise<I> {
  const file = Object.keys(files).find((path) => path.endsWith(`/${id}.json`)) ?? '';
  return chunk(files[file] ?? (() => Promise.reject(new Error(`No questionnaire has the id ${id}.`))));
}
