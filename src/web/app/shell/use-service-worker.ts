import { useEffect } from 'react';
import { base } from '#contract/paths.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';

/** Once a page behind the login rests, the program is kept on the phone, to be opened without a line. */
export function useServiceWorker(cards: readonly Pick<InstrumentCard, 'routes'>[]): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const isAnswering = () =>
      cards.some(({ routes }) => window.location.pathname.startsWith(`${base}${routes.questionnaire}/`));
    const keep = () =>
      void import('../register-service-worker.ts').then(
        ({ registerServiceWorker }) => registerServiceWorker(isAnswering),
        () => undefined,
      );
    // Not every browser says when it rests.
    if (window.requestIdleCallback) window.requestIdleCallback(keep);
    else setTimeout(keep, 2000);
    // Once for each page that is loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
