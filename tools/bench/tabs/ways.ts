import type { Page } from '@playwright/test';
import type { Course } from './course.ts';
import { deliver, rest, sendWaiting } from './in-program.ts';
import { openWithin, press } from './in-tab.ts';
import type { Phone } from './phone.ts';

/** How a set of answers is finished and sent in a tab. */
export interface Way {
  readonly name: string;
  /** Until it can be finished there. */
  open(phone: Phone, course: Course, tab: Page): Promise<void>;
  finish(phone: Phone, course: Course, tab: Page): Promise<void>;
  /** Gives what waits an occasion to be sent. */
  send(phone: Phone, course: Course, tab: Page): Promise<void>;
  /** Milliseconds that something may take after one of these has ended. */
  readonly patience: number;
  /** Milliseconds: tabs are killed so soon after something has begun, at any moment of it. */
  readonly killWithin: number;
}

/** Of all tries by the screen: what waits is sent by a page that is loaded, else by the word that the line is back. */
const loadPart = 0.1;

/** As a person does it: the questionnaire is opened and its last button tapped. */
export const byScreen: Way = {
  name: 'by the screen',
  patience: 2500,
  killWithin: 300,
  async open(phone, course, tab) {
    if (!(await openWithin(tab, course, byScreen.patience))) await phone.load(tab);
  },
  finish: (_phone, _course, tab) => press(tab),
  async send(phone, _course, tab) {
    if (Math.random() < loadPart) return phone.load(tab);
    await phone.setLine(false);
    await phone.setLine(true);
  },
};

/** By the parts of the program that stand behind that button, in a tab where nothing is drawn anew. */
export const byProgram: Way = {
  name: 'by the program',
  // Another tab may be the one that sends.
  patience: 40,
  killWithin: 60,
  open: atRest,
  finish: ({ person }, course, tab) => deliver(tab, course, person.userid),
  send: (_phone, course, tab) => sendWaiting(tab, course),
};

/** Leads a tab to where no screen looks at drafts, and has the program run there. */
export async function atRest(phone: Phone, course: Course, tab: Page): Promise<void> {
  if (await rest(tab, course)) return;
  await phone.load(tab);
  await rest(tab, course);
}
