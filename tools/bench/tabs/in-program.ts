/** What is asked of the program within a tab, behind its screens: each call from outside costs more than what it asks for. */
import type { Page } from '@playwright/test';
import type { Draft } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Course } from './course.ts';

/** What `finishing.ts` and `outbox.ts` of the program say to the rest of it. */
interface Finishing {
  deliver(dispatch: unknown, instrument: Instrument, userid: string, draft: Draft): Promise<unknown>;
}
interface Outbox {
  sendWaiting(dispatch: unknown): Promise<unknown>;
}

/** A page of nobody's own: no screen there looks at drafts, and an ended session leaves it standing. */
const restingPlace = '/team';

/** Leads a tab away from all drafts, within the program. False where it does not run, or will not be led. */
export function rest(tab: Page, { address }: Course): Promise<boolean> {
  return tab.evaluate(async (place) => {
    const root = document.getElementById('root') ?? {};
    if (!Object.keys(root).some((name) => name.startsWith('__reactContainer'))) return false;
    if (location.pathname === place) return true;
    const at = (history.state as { idx?: number } | null)?.idx ?? 0;
    history.pushState({ usr: null, key: String(performance.now()), idx: at + 1 }, '', place);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    // Whoever is answering may be held back.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return location.pathname === place;
  }, new URL(address).pathname + restingPlace);
}

/** Has the program's own part do what it does when Finish was tapped, with the draft as the device holds it, if it does. */
export function deliver(tab: Page, course: Course, userid: number): Promise<void> {
  return tab.evaluate(
    async ([part, instrument, owner]) => {
      const draft = JSON.parse(localStorage.getItem(instrument.id) ?? '{}')[owner] as Draft | undefined;
      if (!draft) return;
      const { deliver: finish } = (await import(part)) as Finishing;
      await finish(globalThis.programStore().dispatch, instrument, owner, draft);
    },
    [course.parts.finishing, course.instrument, String(userid)] as const,
  );
}

/** As when the line is back: the program's own part sends what waits, and this ends when it has tried. */
export function sendWaiting(tab: Page, { parts }: Course): Promise<void> {
  return tab.evaluate(async (part) => {
    const { sendWaiting: send } = (await import(part)) as Outbox;
    await send(globalThis.programStore().dispatch);
  }, parts.outbox);
}

/** As when somebody comes back to this tab: the program looks who is logged in by now. */
export function comeBack(tab: Page): Promise<boolean> {
  return tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

declare global {
  /** The store of the program in this tab. */
  var programStore: () => { readonly dispatch: unknown };
}

/** Stands in every page before its own scripts: finds the store where React keeps it. */
export const findsStore = `globalThis.programStore = () => {
  const root = document.getElementById('root');
  const name = Object.keys(root).find((one) => one.startsWith('__reactContainer'));
  let fiber = root[name].stateNode.current;
  while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
  return fiber.memoizedProps.store;
}`;
