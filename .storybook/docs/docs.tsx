import { lazy, type ReactNode, Suspense } from 'react';

/** Imported dynamically, because tests of stories run without docs pages. */
const LazyFrame = lazy(() => import('./docs-frame.tsx'));
const LazyPage = lazy(() => import('./component-page.tsx'));

/** The container of all docs pages. */
export function DocsFrame(props: { context: never; children?: ReactNode }) {
  return (
    <Suspense>
      <LazyFrame {...props} />
    </Suspense>
  );
}

/**
 * The docs page of a story file with `tags: ['autodocs']`. Suspends together with its container, because Storybook lists the
 * headings soon after the container is displayed.
 */
export function ComponentPage() {
  return <LazyPage />;
}
