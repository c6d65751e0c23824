import type { Scale } from '../instrument/instrument.ts';

/** Every code an item of this scale may get, ascending. */
export function codesOf(scale: Scale): number[] {
  const entries = scale.kind === 'choice' ? scale.options : scale.positions;
  return entries.map((entry) => entry.code).sort((a, b) => a - b);
}
