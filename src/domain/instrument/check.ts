import type { Instrument } from './instrument.ts';
import type { Problem } from './problem.ts';
export { runExamples } from './check/examples.ts';
export { checkSet } from './check/set.ts';

/** stub */
export function checkInstrument(_instrument: Instrument): Problem[] { return []; }
