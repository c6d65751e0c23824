import { useLoaderData, useParams, useRouteError } from 'react-router-dom';
import type { Library } from '#domain/reading-order/library.ts';
import { BrokenPage } from '#features/reading/broken-page.tsx';
import { findPageContext } from '#features/reading/page-context.ts';
import { ReadingScreen, type ReadingScreenProps } from '#features/reading/reading-screen.tsx';
import { NotFound } from './not-found.tsx';
import { Loading } from './shell/loading.tsx';
import { useRouteErrorRecovery } from './use-route-error-recovery.ts';

/** The reading page of the route. */
export function ReadingPage() {
  const page: ReadingScreenProps | null = useLoaderData();
  return page ? <ReadingScreen key={page.context.slug} {...page} /> : <NotFound />;
}

/** Creates the error element of reading pages, displayed after an automatic reload has failed. */
export function createReadingErrorElement(library: Library, reload: () => void) {
  return function Broken() {
    const error = useRouteError();
    const context = findPageContext(library, useParams().page ?? '');
    const { isRecovering, isChunkLost, isRetrying, failedRetries, retry } = useRouteErrorRecovery(
      error,
      reload,
    );
    if (isRecovering) return <Loading />;
    if (!context) throw error;
    const recovery = isChunkLost ? { isRetrying, failedRetries, onRetry: retry } : undefined;
    return <BrokenPage key={context.slug} context={context} error={error} loadFailure={recovery} />;
  };
}
