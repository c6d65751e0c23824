import type { NormsPatch } from '#authoring/exchange/norms/norms-patch.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';

/** A copy of an instrument with a patch applied. */
export function applyPatch(instrument: Instrument, patch: NormsPatch): Instrument {
  const copy: Instrument = structuredClone(instrument);
  for (const [path, value] of patch) {
    let parent: object = copy;
    for (const step of path.slice(0, -1)) parent = Reflect.get(parent, step) as object;
    Reflect.set(parent, path.at(-1) ?? '', value);
  }
  return copy;
}
