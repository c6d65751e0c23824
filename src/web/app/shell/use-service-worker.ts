import { useEffect } from 'react';
import { base } from '#contract/paths.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';

/** Registers the service worker when the page is idle. */
export function useServiceWorker(cards: readonly Pick<InstrumentCard, 'routes'>[]): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const isAnswering = () =>
      cards.some(({ routes }) => window.location.pathname.startsWith(`${base}${routes.questionnaire}/`));
    const register = () =>
      void import('../register-service-worker.ts').then(
        ({ registerServiceWorker }) => registerServiceWorker(isAnswering),
        () => undefined,
      );
    // Safari has no `requestIdleCallback`.
    if (window.requestIdleCallback) window.requestIdleCallback(register);
    else setTimeout(register, 2000);
    // Once per page load.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
