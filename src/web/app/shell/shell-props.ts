import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { Leaving } from '../leaving.ts';

/** What both layouts are given. */
export interface ShellProps {
  leaving: Leaving;
  cards: readonly InstrumentCard[];
}
