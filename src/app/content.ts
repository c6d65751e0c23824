import type { Instrument, InstrumentCard } from '../domain/instrument/instrument.ts';

/** The instruments that the program serves. */
export interface Content {
  /** In the fixed order of assessments. */
  readonly cards: readonly InstrumentCard[];
  loadInstrument(id: string): Promise<Instrument>;
}
