/** What is done within a tab in one call: each call from outside costs more than what it asks for. */
import type { Page } from '@playwright/test';
import type { Draft } from '#domain/answers/draft.ts';
import type { Course } from './course.ts';

/** Does the phone hold a set of answers as a draft, or sealed? And is somebody logged in there? */
export interface Held {
  readonly draft: boolean;
  readonly parcel: boolean;
  readonly session: boolean;
}

/** Milliseconds between two looks at what may change. */
const lookEvery = 20;

export const questionsOf = ({ address, instrument: { routes, id } }: Course) =>
  `${address}${routes.questionnaire}/${id}`;

/** Leaves a draft on the device as somebody left it who has answered everything. */
export function leave(
  tab: Page,
  { instrument: { id } }: Course,
  userid: number,
  draft: Draft,
): Promise<void> {
  return tab.evaluate(([section, drafts]) => localStorage.setItem(section, drafts), [
    id,
    JSON.stringify({ [userid]: draft }),
  ] as const);
}

/**
 * Opens the questionnaire within the program, as its links do. False where Finish does not come: a page must be loaded.
 * @param patience milliseconds that it may take
 */
export function openWithin(tab: Page, course: Course, patience: number): Promise<boolean> {
  const base = new URL(course.address).pathname;
  const { routes, id } = course.instrument;
  return tab.evaluate(
    async ([intro, questions, wait, pause]) => {
      const lead = (to: string) => {
        const at = (history.state as { idx?: number } | null)?.idx ?? 0;
        history.pushState({ usr: null, key: String(performance.now()), idx: at + 1 }, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      };
      const finish = () => [...document.querySelectorAll('button')].find((one) => one.innerText === 'Finish');
      const end = performance.now() + wait;
      // Another set of answers: the screen begins anew, as for somebody who comes from the introduction.
      if (location.pathname === questions) {
        lead(intro);
        while (!document.querySelector(`a[href="${questions}"]`) && performance.now() < end)
          await new Promise((resolve) => setTimeout(resolve, pause));
      }
      lead(questions);
      while (performance.now() < end) {
        if (location.pathname === questions && finish()) return true;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      return false;
    },
    [base + routes.intro, `${base}${routes.questionnaire}/${id}`, patience, lookEvery] as const,
  );
}

/** Presses Finish, if it is there: it goes with the answer of another tab. */
export async function press(tab: Page): Promise<void> {
  await tab
    .evaluate(() => {
      [...document.querySelectorAll('button')].find((one) => one.innerText === 'Finish')?.click();
    })
    .catch(() => undefined);
}

/**
 * What the phone holds of a set of answers.
 * @param until waits for something else than `before`, so many milliseconds at most
 */
export function held(
  tab: Page,
  { instrument }: Course,
  userid: number,
  key: string,
  until?: { readonly before: Held; readonly patience: number },
): Promise<Held> {
  return tab.evaluate(
    async ([id, owner, wanted, was, wait, pause]) => {
      const look = async () => {
        // Asked first: a draft goes only when its parcel has come.
        const draft = JSON.parse(localStorage.getItem(id) ?? '{}')[owner] !== undefined;
        const parcel = await new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('wellness-check-outbox', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('parcels', { keyPath: 'id' });
          opening.onsuccess = () => {
            const one = opening.result.transaction('parcels').objectStore('parcels').getKey(wanted);
            one.onsuccess = () => {
              opening.result.close();
              resolve(one.result !== undefined);
            };
          };
        });
        return { draft, parcel, session: /(^|; )token=/.test(document.cookie) };
      };
      const isAsBefore = ({ draft, parcel, session }: Held) =>
        draft === was?.draft && parcel === was.parcel && session === was.session;
      let now = await look();
      const end = performance.now() + wait;
      while (isAsBefore(now) && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        now = await look();
      }
      return now;
    },
    [instrument.id, String(userid), key, until?.before, until?.patience ?? 0, lookEvery] as const,
  );
}
