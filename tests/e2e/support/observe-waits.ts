import type { Page } from '@playwright/test';

/** What the page displayed while a person waited after a press. */
export interface ObservedWait {
  readonly name: string;
  /** Milliseconds from the press to the result. */
  readonly totalMs: number;
  /** The longest time in milliseconds without a sign that the page works. */
  readonly silentMs: number;
  /** Milliseconds until the page offered a way on; null if it never did. */
  readonly offerMs: number | null;
}

/** Loader, line of a navigation, or busy button. A page that the browser loads has the sign of the browser. */
const signs = '[role="status"], [aria-disabled="true"], [aria-busy="true"]';

/** Observes every 50 ms what the page displays until the action has its result. */
export async function observeWait(
  page: Page,
  name: string,
  act: () => Promise<void>,
  result: () => Promise<void>,
): Promise<ObservedWait> {
  await page.evaluate((selector) => {
    const begun = performance.now();
    const state = { silentSince: begun, silentMs: 0, offerMs: null as number | null };
    const isVisible = (element: Element) =>
      element.textContent !== '' && element.checkVisibility({ visibilityProperty: true });
    const sample = () => {
      const now = performance.now();
      state.silentMs = Math.max(state.silentMs, now - state.silentSince);
      if ([...document.querySelectorAll(selector)].some(isVisible)) state.silentSince = now;
      if (state.offerMs === null && document.querySelector('[data-notice]')) state.offerMs = now - begun;
    };
    const timer = setInterval(sample, 50);
    Object.assign(window, { finishWait: () => (clearInterval(timer), sample(), state) });
  }, signs);
  const begun = Date.now();
  await act();
  await result();
  const totalMs = Date.now() - begun;
  type Observed = Window & { finishWait?: () => Omit<ObservedWait, 'name' | 'totalMs'> };
  const state = await page.evaluate(
    () => (window as Observed).finishWait?.() ?? { silentMs: 0, offerMs: null },
  );
  return { name, totalMs, silentMs: Math.round(state.silentMs), offerMs: state.offerMs };
}
