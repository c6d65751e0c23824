import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { Leaving } from '../leaving.ts';

/** Props of both layouts. */
export interface ShellProps {
  leaving: Leaving;
  cards: readonly InstrumentCard[];
}
