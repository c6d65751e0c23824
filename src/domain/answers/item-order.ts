import type { Instrument } from '../instrument/instrument.ts';
import { isQuestion } from '../instrument/questions.ts';

/**
 * Computes the order in which items are shown, as positions in the file. If the file asks for it, each block
 * between two instructions is shuffled; the same seed gives the same order on every device.
 * @param seed constant during an attempt
 */
export function createItemOrder(
  { items, presentation }: Pick<Instrument, 'items' | 'presentation'>,
  seed: string,
): number[] {
  const positions = items.map((_, at) => at);
  if (presentation.order !== 'shuffled') return positions;
  const random = createRandom(seed);
  const blocks: number[][] = [[]];
  for (const [at, item] of items.entries()) {
    if (isQuestion(item)) blocks.at(-1)?.push(at);
    else blocks.push([at], []);
  }
  return blocks.flatMap((block) => shuffle(block, random));
}

/** Fisher-Yates shuffle. */
function shuffle(list: readonly number[], random: () => number): number[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] ?? 0, mixed[last] ?? 0];
  }
  return mixed;
}

/** Pseudo-random numbers from 0 to 1: FNV-1a hashes the seed, Mulberry32 generates (both in the public domain). */
function createRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
