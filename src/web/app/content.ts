import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-facts.ts';

/** The instruments that the program serves. */
export interface Content {
  /** In the fixed order of assessments. */
  readonly cards: readonly InstrumentCard[];
  /** The whole instrument: feedback, report and summary need its norms and texts. */
  loadInstrument(id: string): Promise<CompiledInstrument>;
  /** The same without reports, much smaller: all that intro and questionnaire need. */
  loadQuestions(id: string): Promise<Instrument>;
}
