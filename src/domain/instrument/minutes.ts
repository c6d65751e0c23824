import type { Instrument } from './instrument.ts';

/** Seconds that one item takes, reading and answering: an opposed pair is two statements to weigh. An estimate. */
const seconds = { choice: 8, bipolar: 15 } as const;
/** Seconds for the introduction before. An estimate. */
const before = 60;

/** How long an instrument takes with its introduction: whole minutes, rounded up. Dashboard and intro say the same. */
export function minutesFor({ scale, items }: Pick<Instrument, 'scale' | 'items'>): number {
  return Math.ceil((before + items.length * seconds[scale.kind]) / 60);
}
