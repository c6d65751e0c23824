import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * Creates a lazy component for content that is not needed for hydration, such as the footer. Prerendered pages
 * contain it. If its chunk fails to load, nothing is rendered.
 * @param load imports the component; called per instance, so that prerendering can record the chunks of each page
 */
export function lazyComponent(load: () => Promise<ComponentType>): ComponentType {
  const createLazy = () =>
    lazy(() =>
      load().then(
        (loaded) => ({ default: loaded }),
        () => ({ default: Empty }),
      ),
    );
  return function LazyContent() {
    const [Content] = useState(createLazy);
    return (
      <Suspense>
        <Content />
      </Suspense>
    );
  };
}

function Empty() {
  return null;
}
