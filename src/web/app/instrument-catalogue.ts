import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';

/** The instruments of the app. */
export interface InstrumentCatalogue {
  /** In the order of assessments. */
  readonly cards: readonly InstrumentCard[];
  /** Loads an instrument with norms and texts, for feedback, report and summary. */
  loadInstrument(id: string, language?: string): Promise<CompiledInstrument>;
  /** Loads an instrument without reports, for introduction and questionnaire. Much smaller. */
  loadQuestions(id: string, language?: string): Promise<Instrument>;
}
