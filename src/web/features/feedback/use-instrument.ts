import { useEffect, useState } from 'react';
import type { CompiledInstrument } from '#domain/scoring/formula-facts.ts';

/** Loads an instrument with its items and texts; rejects when its part of the program does not come. */
export type LoadInstrument = (id: string) => Promise<CompiledInstrument>;

/** What each loader has brought: a screen that is opened again stands there at once, and Back finds its place. */
const brought = new WeakMap<LoadInstrument, Map<string, CompiledInstrument>>();

/**
 * The instrument with this id, null until it is there. A part of the program that does not load is an error of
 * the whole screen: it is thrown while rendering, and the route's own page offers to load again.
 */
export function useInstrument(load: LoadInstrument, id: string): CompiledInstrument | null {
  const [loaded, setLoaded] = useState(() => brought.get(load)?.get(id) ?? null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);

  useEffect(() => {
    let gone = false;
    load(id).then(
      (instrument) => {
        brought.set(load, (brought.get(load) ?? new Map()).set(id, instrument));
        return gone || setLoaded(instrument);
      },
      (error: unknown) => gone || setFailure({ error }),
    );
    return () => {
      gone = true;
    };
  }, [load, id]);

  if (failure) throw failure.error;
  return loaded?.id === id ? loaded : null;
}
