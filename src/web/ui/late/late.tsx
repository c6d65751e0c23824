import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * A part of a page that is drawn after the page works: what is at its foot, or an ornament. In a rendered page it stands
 * from the start. Where it does not come, the page goes on without it.
 * @param load fetches the component; it runs for every place, so that each rendered page can name the files of its parts
 */
export function lazyComponent(load: () => Promise<ComponentType>): ComponentType {
  const part = () =>
    lazy(() =>
      load().then(
        (loaded) => ({ default: loaded }),
        () => ({ default: Nothing }),
      ),
    );
  return function Late() {
    const [Part] = useState(part);
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
