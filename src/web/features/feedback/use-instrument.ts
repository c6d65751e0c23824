import { useEffect, useState } from 'react';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';

/** Loads an instrument with its items and texts. Rejects if its chunk does not load. */
export type LoadInstrument = (id: string) => Promise<CompiledInstrument>;

/**
 * Loaded instruments by loader, so that a screen opened again renders immediately and Back restores its scroll
 * position.
 */
const loadedInstruments = new WeakMap<LoadInstrument, Map<string, CompiledInstrument>>();

/**
 * Returns the instrument with this id, null while it loads.
 * @throws the load error while rendering, so that the error page of the route offers a reload
 */
export function useInstrument(load: LoadInstrument, id: string): CompiledInstrument | null {
  const [loaded, setLoaded] = useState(() => loadedInstruments.get(load)?.get(id) ?? null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    load(id).then(
      (instrument) => {
        loadedInstruments.set(load, (loadedInstruments.get(load) ?? new Map()).set(id, instrument));
        return isUnmounted || setLoaded(instrument);
      },
      (error: unknown) => isUnmounted || setFailure({ error }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, id]);

  if (failure) throw failure.error;
  return loaded?.id === id ? loaded : null;
}
