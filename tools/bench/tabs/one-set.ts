import type { Page } from '@playwright/test';
import type { Draft } from '#domain/answers/draft.ts';
import { isOnPhone } from '../all-on-phone.ts';
import { type Course, someTime } from './course.ts';
import { type Held, held, leave, openWithin, press } from './in-tab.ts';
import type { Phone } from './phone.ts';

/** For one set of answers: whoever needs more has found a fault. */
const mostTries = 60;
/** Of all tries: what waits is sent by a page that is loaded, else by the word that the line is back. */
const loadPart = 0.1;

/** What goes wrong from Finish on. */
export type Fault = 'two tabs' | 'session ended' | 'no line' | 'killed at Finish' | 'killed while sending';

/** Both tabs are at Finish. */
const courseOf: Readonly<Record<Fault, (one: Finishing) => Promise<void>>> = {
  'two tabs': async ({ tabs }) => void (await Promise.all(tabs.map(press))),
  'session ended': async ({ phone, tabs: [tab] }) => {
    await phone.endSession();
    await press(tab);
  },
  'no line': async (one) => {
    await finishWithoutLine(one);
    await one.phone.setLine(true);
  },
  'killed at Finish': async ({ phone, tabs: [tab] }) => {
    await press(tab);
    await someTime(300);
    await phone.kill(tab);
  },
  'killed while sending': async (one) => {
    await finishWithoutLine(one);
    await one.phone.setLine(true);
    await someTime(300);
    await one.phone.kill(one.tabs[0]);
  },
};

interface Finishing {
  readonly phone: Phone;
  readonly course: Course;
  readonly draft: Draft;
  readonly tabs: readonly [Page, Page];
}

async function finishWithoutLine({ phone, course, draft: { key }, tabs: [tab] }: Finishing): Promise<void> {
  const before = { draft: true, parcel: false };
  await phone.setLine(false);
  await press(tab);
  let now: Held = before;
  for (let tries = 0; now.draft && tries < 3; tries += 1)
    now = await held(tab, course, phone.person.userid, key, now);
}

/** One set of answers from Finish until the phone holds it no more. True when it could be read once its draft had gone. */
export async function isReadable(phone: Phone, course: Course, draft: Draft, fault: Fault): Promise<boolean> {
  const tabs = await phone.tabs();
  await leave(tabs[0], course, phone.person.userid, draft);
  await Promise.all(tabs.map((tab) => open(phone, course, tab)));
  await courseOf[fault]({ phone, course, draft, tabs });
  return settled(phone, course, draft);
}

/** Tries as a person does, until neither draft nor parcel is here. True when the answers could be read without a draft. */
export async function settled(phone: Phone, course: Course, draft: Draft): Promise<boolean> {
  const { key, options } = draft;
  const { userid } = phone.person;
  const readable = ['"options"', options.slice(0, 8).join(',')];
  let found = false;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const tabs = await phone.tabs();
    const [tab] = tabs;
    const now = await held(tab, course, userid, key);
    if (!now.draft) {
      // The tabs share all but what each keeps for itself.
      for (const one of tabs) found ||= await isOnPhone(one, readable, { caches: one === tab });
      if (!now.parcel) return found;
    }
    if (tab.url().includes('/login')) {
      await phone.logIn();
      await open(phone, course, tab);
    } else if (now.draft) await open(phone, course, tab);
    else if (Math.random() < loadPart) await phone.load(tab);
    else {
      await phone.setLine(false);
      await phone.setLine(true);
    }
    if (now.draft) await press(tab);
    await held(tab, course, userid, key, now);
  }
  throw new Error(`After ${mostTries} tries the phone still holds ${key}.`);
}

/** The questionnaire, within the program where that leads there. */
async function open(phone: Phone, course: Course, tab: Page): Promise<void> {
  if (!(await openWithin(tab, course))) await phone.load(tab);
}
