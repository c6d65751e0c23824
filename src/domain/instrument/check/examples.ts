import type { Instrument } from '../instrument.ts';
import type { Problem } from '../problem.ts';
/** stub */
export function runExamples(_instrument: Instrument): Problem[] { return []; }
