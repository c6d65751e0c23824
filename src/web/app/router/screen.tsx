import { useContext, useMemo } from 'react';
import { type Params, UNSAFE_RouteContext as RouteContext } from 'react-router-dom';
import { ChunkError } from '../chunk-error.tsx';
import { Boundary } from './boundary.tsx';
import { ViewContext } from './view-context.ts';

/** The screen of the page that is open, or what stands in for it. */
export function Screen({ onReload }: { onReload(): void }) {
  const { view } = useContext(ViewContext) ?? {};
  const { params, route } = view ?? {};
  // So that the screen finds its parameters, as between `Routes`, which would match the address once more.
  const context = useMemo(() => (params && route ? contextOf(params) : undefined), [params, route]);
  if (!view || !context) return null;
  const { shown, error, location } = view;
  const { Component, props, Broken = null } = shown ?? { Component: Nothing };
  const instead = (why: unknown) =>
    Broken ? <Broken error={why} /> : <ChunkError error={why} onReload={onReload} />;
  return (
    <RouteContext value={context}>
      <Boundary page={location} fallback={instead}>
        {error === undefined ? <Component {...props} /> : instead(error)}
      </Boundary>
    </RouteContext>
  );
}

/** One route at the root: addresses without a slash at their beginning start from there. */
function contextOf(params: Params) {
  const match = { params, pathname: '/', pathnameBase: '/', route: {} };
  return { outlet: null, matches: [match as never], isDataRoute: false };
}

const Nothing = () => null;
