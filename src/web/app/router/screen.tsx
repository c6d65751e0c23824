import { useContext } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ChunkError } from '../chunk-error.tsx';
import { Boundary } from './boundary.tsx';
import { ViewContext } from './view-context.ts';

/** The screen of the page that is open, or what stands in for it. */
export function Screen({ onReload }: { onReload(): void }) {
  const { view } = useContext(ViewContext) ?? {};
  if (!view?.route) return null;
  const { route, shown, error, location } = view;
  const { Component, props, Broken = null } = shown ?? { Component: Nothing };
  const instead = (why: unknown) =>
    Broken ? <Broken error={why} /> : <ChunkError error={why} onReload={onReload} />;
  const screen = error === undefined ? <Component {...props} /> : instead(error);
  return (
    // So that the screen finds its parameters.
    <Routes>
      <Route
        path={route.path}
        element={
          <Boundary page={location} fallback={instead}>
            {screen}
          </Boundary>
        }
      />
    </Routes>
  );
}

const Nothing = () => null;
