import type { Instrument, Scale } from '../../instrument.ts';

/** A scale with its place in the file. */
export interface LocatedScale {
  readonly path: string;
  readonly scale: Scale;
}

/** Every scale of an instrument: the questionnaire's own and the named ones. */
export function listScales({ scale, scales = {} }: Pick<Instrument, 'scale' | 'scales'>): LocatedScale[] {
  const named = Object.entries(scales).flatMap(([name, one]) =>
    one ? [{ path: `scales.${name}`, scale: one }] : [],
  );
  return [{ path: 'scale', scale }, ...named];
}

/** The answers that a scale lists, options or slider positions, with the place of their list. */
export interface LocatedEntries {
  readonly path: string;
  readonly entries: readonly {
    readonly code: number;
    readonly label: string;
    readonly position?: number;
  }[];
}

/** The lists of every scale that has one. */
export function listEntries(instrument: Pick<Instrument, 'scale' | 'scales'>): LocatedEntries[] {
  return listScales(instrument).flatMap(({ path, scale }) => {
    if (scale.kind === 'choice' || scale.kind === 'several')
      return [{ path: `${path}.options`, entries: scale.options }];
    return scale.kind === 'bipolar' ? [{ path: `${path}.positions`, entries: scale.positions }] : [];
  });
}
