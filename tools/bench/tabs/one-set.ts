import type { Page } from '@playwright/test';
import type { Draft } from '#domain/answers/draft.ts';
import { type Depth, foundOnPhone } from '../all-on-phone.ts';
import { type Course, someTime } from './course.ts';
import { type Held, held, leave } from './in-tab.ts';
import type { Phone } from './phone.ts';
import { atRest, type Way } from './ways.ts';

/** For one set of answers: whoever needs more has found a fault. */
const mostTries = 100;
/** Milliseconds that a phone without a line may take to seal answers. */
const sealWithin = 2500;
/** Chromium tells the process of one tab a moment later what another one has erased: looked at so often, in milliseconds. */
const looks = { most: 5, every: 300 };
/** Caches take by far the longest to look into. */
const looksIntoCaches = 0.1;

/** What goes wrong from Finish on. */
export type Fault = 'two tabs' | 'session ended' | 'no line' | 'killed at Finish' | 'killed while sending';

/** A set of answers that two tabs are about to finish. */
export interface Finishing {
  readonly phone: Phone;
  readonly course: Course;
  readonly draft: Draft;
  readonly way: Way;
}
interface AtFinish extends Finishing {
  readonly tabs: readonly [Page, Page];
}

const courseOf: Readonly<Record<Fault, (one: AtFinish) => Promise<void>>> = {
  'two tabs': async ({ phone, course, way, tabs }) =>
    void (await Promise.all(tabs.map((tab) => way.finish(phone, course, tab)))),
  'session ended': async ({ phone, course, way, tabs: [tab] }) => {
    await phone.endSession();
    await way.finish(phone, course, tab);
  },
  'no line': async (one) => {
    await finishWithoutLine(one);
    await one.phone.setLine(true);
  },
  'killed at Finish': async ({ phone, course, way, tabs: [tab] }) => {
    way.finish(phone, course, tab).catch(gone);
    await someTime(way.killWithin);
    await phone.kill(tab);
  },
  'killed while sending': async (one) => {
    await finishWithoutLine(one);
    await one.phone.setLine(true);
    await someTime(one.way.killWithin);
    await one.phone.kill(one.tabs[0]);
  },
};

/** Whoever is asked in a tab that was killed does not answer. */
const gone = () => undefined;

async function finishWithoutLine({
  phone,
  course,
  draft: { key },
  way,
  tabs: [tab],
}: AtFinish): Promise<void> {
  const before = { draft: true, parcel: false, session: true };
  await phone.setLine(false);
  await way.finish(phone, course, tab);
  let now: Held = before;
  for (let tries = 0; now.draft && tries < 3; tries += 1)
    now = await held(tab, course, phone.person.userid, key, { before: now, patience: sealWithin });
}

/**
 * One set of answers from Finish until the phone holds it no more.
 * @returns what could be read of it once its draft had gone; null for nothing
 */
export async function finish(one: Finishing, fault: Fault): Promise<string | null> {
  const { phone, course, draft, way } = one;
  const tabs = await phone.tabs();
  await Promise.all(tabs.map((tab) => atRest(phone, course, tab)));
  await leave(tabs[0], course, phone.person.userid, draft);
  await Promise.all(tabs.map((tab) => way.open(phone, course, tab)));
  await courseOf[fault]({ ...one, tabs });
  return settled(one);
}

/** Tries as a person does, until neither draft nor parcel is here. @returns as `finish` */
export async function settled({ phone, course, draft, way }: Finishing): Promise<string | null> {
  const { key, options } = draft;
  const { userid } = phone.person;
  const readable = ['"options"', options.slice(0, 16).join(',')];
  let found: string | null = null;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const tabs = await phone.tabs();
    const [tab] = tabs;
    const now = await held(tab, course, userid, key);
    if (!now.draft) {
      // The tabs share all but what each keeps for itself.
      const depth = { caches: Math.random() < looksIntoCaches };
      for (const one of tabs) found ??= await remains(one, readable, one === tab ? depth : { caches: false });
      if (!now.parcel) return found;
    }
    if (!now.session) {
      await phone.logIn();
      await way.open(phone, course, tab);
    } else if (now.draft) await way.open(phone, course, tab);
    else await way.send(phone, course, tab);
    if (now.draft) await way.finish(phone, course, tab);
    await held(tab, course, userid, key, { before: now, patience: way.patience });
  }
  throw new Error(`After ${mostTries} tries the phone still holds ${key}.`);
}

async function remains(tab: Page, texts: readonly string[], depth: Depth): Promise<string | null> {
  for (let look = 1; ; look += 1) {
    const found = await foundOnPhone(tab, texts, depth);
    if (found === null || look === looks.most) return found;
    await new Promise((resolve) => setTimeout(resolve, looks.every));
  }
}
