import type { Instrument } from '../instrument.ts';
import type { Problem } from '../problem.ts';
/** stub */
export function checkSet(_instruments: readonly Instrument[]): Problem[] { return []; }
