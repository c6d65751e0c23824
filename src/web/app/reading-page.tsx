import { useLoaderData, useParams, useRouteError } from 'react-router-dom';
import type { Library } from '#domain/chain/library.ts';
import { BrokenPage } from '#features/reading/broken-page.tsx';
import { findPageContext } from '#features/reading/page-context.ts';
import { ReadingScreen, type ReadingScreenProps } from '#features/reading/reading-screen.tsx';
import { NotFound } from './not-found.tsx';
import { Loading } from './shell/loading.tsx';
import { useRecovery } from './use-recovery.ts';

/** The reading page of the route. */
export function ReadingPage() {
  const loaded: ReadingScreenProps | null = useLoaderData();
  return loaded ? <ReadingScreen key={loaded.place.slug} {...loaded} /> : <NotFound />;
}

/** Creates the error element of reading pages, displayed after an automatic reload has failed. */
export function brokenPage(library: Library, reload: () => void) {
  return function Broken() {
    const error = useRouteError();
    const place = findPageContext(library, useParams().page ?? '');
    const { hopeful, lost, asking, inVain, tryAgain } = useRecovery(error, reload);
    if (hopeful) return <Loading />;
    if (!place) throw error;
    const trouble = lost ? { asking, inVain, onTryAgain: tryAgain } : undefined;
    return <BrokenPage key={place.slug} place={place} error={error} lost={trouble} />;
  };
}
