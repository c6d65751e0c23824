import type { Instrument, Scale } from '../../instrument.ts';

/** A scale with its path in the file. */
export interface LocatedScale {
  readonly path: string;
  readonly scale: Scale;
}

/** Lists all scales of an instrument: the default scale and the named ones. */
export function listScales({ scale, scales = {} }: Pick<Instrument, 'scale' | 'scales'>): LocatedScale[] {
  const named = Object.entries(scales).flatMap(([name, one]) =>
    one ? [{ path: `scales.${name}`, scale: one }] : [],
  );
  return [{ path: 'scale', scale }, ...named];
}

/** The options or slider positions of a scale, with their path. */
export interface LocatedEntries {
  readonly path: string;
  readonly entries: readonly {
    readonly code: number;
    readonly label: string;
    readonly position?: number;
  }[];
}

/** Lists the options or positions of each scale that has them. */
export function listEntries(instrument: Pick<Instrument, 'scale' | 'scales'>): LocatedEntries[] {
  return listScales(instrument).flatMap(({ path, scale }) => {
    if (scale.kind === 'choice' || scale.kind === 'several')
      return [{ path: `${path}.options`, entries: scale.options }];
    return scale.kind === 'bipolar' ? [{ path: `${path}.positions`, entries: scale.positions }] : [];
  });
}
