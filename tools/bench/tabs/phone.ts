import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { cookies, patterns } from '#contract/paths.ts';
import type { LoginAnswer } from '#contract/responses.ts';
import { browserArgs, ensureBrowser } from '../../browser.mjs';
import { type Client, newClient } from '../client.ts';
import { type Course, someTime } from './course.ts';
import { comeBack, findsStore } from './in-program.ts';
import { questionsOf } from './in-tab.ts';

/** A phone with two tabs that stay open from one set of answers to the next, and the person who uses it at present. */
export interface Phone {
  readonly person: Client;
  /** How often a page was loaded. */
  readonly loads: number;
  /** Both tabs; those that were killed are opened anew. */
  tabs(): Promise<readonly [Page, Page]>;
  /** Ends a tab's process as a phone that is short of memory does. */
  kill(tab: Page): Promise<void>;
  /** Loads the questionnaire in a tab, as somebody does who opens its address. */
  load(tab: Page): Promise<void>;
  /** How often the process of a tab was killed, and how often a session was ended. */
  readonly kills: number;
  readonly ended: number;
  /** Another person logs in. */
  handTo(name: string): Promise<void>;
  /** The same person logs in again. */
  logIn(): Promise<void>;
  /** Ends the session at the server; the phone does not know. */
  endSession(): Promise<void>;
  /** No line at all, or one again, of which the browser tells its tabs. */
  setLine(isThere: boolean): Promise<void>;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });

/** A phone of somebody who has just registered. */
export async function newPhone(browser: Browser, course: Course, name: string): Promise<Phone> {
  const context = await browser.newContext();
  // Whoever runs TypeScript as it stands wraps functions in this, and a tab knows nothing of it.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(findsStore);
  let person = await newClient(course.api, name);
  let open: Page[] = [];
  let loads = 0;
  let kills = 0;
  let ended = 0;
  await enter(context, course, person, person.token);

  /** The session of now is in the cookies that all tabs share; each sees it when it is looked at next. */
  async function takeOver(token: string): Promise<void> {
    await enter(context, course, person, token);
    for (const tab of open) await comeBack(tab).catch(() => undefined);
  }

  /** Until the program runs, or the login page has come in its place. */
  async function load(tab: Page): Promise<void> {
    loads += 1;
    await tab.goto(questionsOf(course));
    await tab.waitForFunction(
      () =>
        location.pathname.endsWith('/login') ||
        (Object.keys(document.getElementById('root') ?? {}).length > 0 &&
          localStorage.getItem('sealingKey') !== null),
    );
  }

  async function newTab(): Promise<Page> {
    const tab = await context.newPage();
    tab.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    tab.on('crash', () => (open = open.filter((one) => one !== tab)));
    await load(tab);
    return tab;
  }

  return {
    get person() {
      return person;
    },
    get loads() {
      return loads;
    },
    get kills() {
      return kills;
    },
    get ended() {
      return ended;
    },
    load,
    async tabs() {
      open = open.filter((tab) => !tab.isClosed());
      while (open.length < 2) open.push(await newTab());
      return [open[0] as Page, open[1] as Page];
    },
    async kill(tab) {
      kills += 1;
      const session = await context.newCDPSession(tab);
      const gone = new Promise((resolve) => tab.once('crash', resolve));
      session.send('Page.crash').catch(() => undefined);
      await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 2000))]);
      await tab.close();
    },
    async handTo(next) {
      person = await newClient(course.api, next);
      await takeOver(person.token);
    },
    async logIn() {
      const { username, password } = person;
      const answer = await post(course, patterns.login, { username, password });
      if (!answer.ok) throw new Error(`Login: ${answer.status} ${await answer.text()}`);
      const [session] = (await answer.json()) as LoginAnswer;
      await takeOver(session?.token ?? '');
    },
    async endSession() {
      ended += 1;
      const all = await context.cookies();
      const token = all.find(({ name: one }) => one === cookies.token)?.value;
      await post(course, patterns.logout, {}, token);
    },
    async setLine(isThere) {
      await context.setOffline(!isThere);
      await someTime(5);
    },
  };
}

async function enter(
  context: BrowserContext,
  { address }: Course,
  { userid }: Client,
  token: string,
): Promise<void> {
  const url = new URL(address).origin;
  await context.addCookies([
    { name: cookies.token, value: token, url },
    { name: cookies.userid, value: String(userid), url },
  ]);
}

function post({ api }: Course, path: string, body: unknown, authorization = ''): Promise<Response> {
  return fetch(api + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    body: JSON.stringify(body),
  });
}
