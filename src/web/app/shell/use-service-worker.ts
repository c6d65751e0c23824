import { useEffect } from 'react';
import { base } from '#contract/paths.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** Registers the service worker when the page is idle, and after a change of the language, which it caches. */
export function useServiceWorker(cards: readonly Pick<InstrumentCard, 'routes'>[]): void {
  const { language } = useTranslation();
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
    // Not for other cards: the addresses stay the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [language]);
}
