import { type ComponentType, useCallback, useState } from 'react';

interface LoadedComponent<P> {
  /** Null until it is loaded. */
  readonly Component: ComponentType<P> | null;
  /** The last try has failed. */
  readonly hasFailed: boolean;
  /** Loads the component, also again after a failure. Never rejects. */
  load(): Promise<void>;
}

/**
 * Loads a component whose failure must not unmount the page: the answers are only in its memory.
 * @param importComponent has the same identity in each render
 */
export function useLoadedComponent<P>(importComponent: () => Promise<ComponentType<P>>): LoadedComponent<P> {
  const [state, setState] = useState<Omit<LoadedComponent<P>, 'load'>>({ Component: null, hasFailed: false });
  const load = useCallback(async () => {
    setState((current) => ({ ...current, hasFailed: false }));
    try {
      const Component = await importComponent();
      setState((current) => (current.Component ? current : { Component, hasFailed: false }));
    } catch {
      setState((current) => ({ ...current, hasFailed: current.Component === null }));
    }
  }, [importComponent]);
  return { ...state, load };
}
