import type { Scale } from '../../instrument.ts';

/** The answers of a scale, options or slider positions, with the place of their list. */
export function entriesOf(scale: Scale) {
  return scale.kind === 'choice'
    ? { path: 'scale.options', entries: scale.options }
    : { path: 'scale.positions', entries: scale.positions };
}
