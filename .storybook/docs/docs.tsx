import { lazy, type ReactNode, Suspense } from 'react';

/** By `import()`: tests of stories run without documentation, and need not load it. */
const LazyFrame = lazy(() => import('./docs-frame.tsx'));
const LazyPage = lazy(() => import('./component-page.tsx'));

/** Around every page of documentation. */
export function DocsFrame(props: { context: never; children?: ReactNode }) {
  return (
    <Suspense>
      <LazyFrame {...props} />
    </Suspense>
  );
}

/** What a story file with `tags: ['autodocs']` gets. */
export function ComponentPage() {
  return (
    <Suspense>
      <LazyPage />
    </Suspense>
  );
}
