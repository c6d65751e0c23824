import { useLoaderData, useParams, useRouteError } from 'react-router-dom';
import type { Library } from '#domain/reading-order/library.ts';
import { BrokenPage } from '#features/reading/broken-page.tsx';
import { findPageContext } from '#features/reading/page-context.ts';
import { ReadingScreen, type ReadingScreenProps } from '#features/reading/reading-screen.tsx';
import library from '#compiled/library.json';
import { usePageTranslation } from './page-translations.ts';
import { InPageLanguage } from './in-page-language.tsx';
import { useContent } from '#web-language/content.ts';
import { NotFound } from './not-found.tsx';
import { Loading } from './shell/loading.tsx';
import { useRouteErrorRecovery } from './use-route-error-recovery.ts';

/** What the loader of a reading page returns. */
export interface LoadedPage extends ReadingScreenProps {
  /** Path of the English file. */
  readonly file: string;
}

/** The reading page of the route. */
export function ReadingPage() {
  const loaded: LoadedPage | null = useLoaderData();
  return loaded ? <TranslatedPage key={loaded.context.slug} {...loaded} /> : <NotFound />;
}

function TranslatedPage({ file, context: englishContext, page: english }: LoadedPage) {
  const { slug } = englishContext;
  const context = findPageContext(useContent('library.json', library), slug) ?? englishContext;
  const edition = usePageTranslation(file, `/${slug}`, english);
  return (
    <InPageLanguage edition={edition}>
      <ReadingScreen context={context} page={edition.page} />
    </InPageLanguage>
  );
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
