/**
 * Finished answers sent by real tabs over a line that is cut at any byte: two tabs of one person, tabs killed at Finish
 * or while they send, sessions that end, no line at all. What a phone no longer holds must be at the server, once, and
 * nothing that is erased can be read on the phone.
 */
import { randomUUID } from 'node:crypto';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { cookies, patterns } from '#contract/paths.ts';
import type { LoginAnswer } from '#contract/responses.ts';
import { codesOf } from '#domain/answers/codes.ts';
import { type Draft, newDraft } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { questionsOf, scaleOf } from '#domain/instrument/questions.ts';
import { instruments } from '#tests/support/instruments.ts';
import { startProgram } from '#tests/support/program.ts';
import { browserArgs, ensureBrowser } from '../browser.mjs';
import { allOnPhone } from './all-on-phone.ts';
import { type Client, newClient } from './client.ts';
import { type CuttingLine, openCuttingLine } from './cutting-line.ts';
import { storedKeys } from './stored-keys.ts';

const people = 4;
/** Of all connections that carry answers. */
const cutPart = 0.5;
const tellEvery = 20;
/** Of one person for one set of answers: whoever needs more has found a fault. */
const mostTries = 60;

const faults = ['two tabs', 'killed at Finish', 'session ended', 'no line', 'killed while sending'] as const;
type Fault = (typeof faults)[number];

interface Phone {
  readonly context: BrowserContext;
  readonly client: Client;
}

/** What one run is about. */
interface Course {
  readonly api: string;
  readonly address: string;
  readonly instrument: Instrument;
}

/** Prints sets of answers by fault, cuts, and what was lost, doubled or readable. */
export async function reportCutTabs(count: number): Promise<void> {
  const program = await startProgram({ SIGNUP: 'open' });
  const line = await openCuttingLine(Number(new URL(program.address).port), cutPart);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const address = program.address.replace(/:\d+/, `:${line.port}`);
  const course: Course = { api: `${program.address}/api`, address, instrument: instruments[0] as Instrument };
  const phones: Phone[] = [];
  for (let number = 0; number < people; number += 1) {
    const client = await newClient(course.api, `tab_phone_${number}`);
    const phone = { context: await browser.newContext(), client };
    await enter(phone, course, client.token);
    phones.push(phone);
  }
  const keys = new Set<string>();
  const readable: string[] = [];
  let next = 0;

  async function work(phone: Phone): Promise<void> {
    while (next < count) {
      const number = (next += 1);
      const key = randomUUID();
      keys.add(key);
      const fault = faults[number % faults.length] as Fault;
      if (await isReadable(phone, course, key, fault)) readable.push(`${key} (${fault})`);
      if (number % tellEvery === 0) console.error(`${new Date().toISOString()} ${number} of ${count}`);
    }
  }
  await Promise.all(phones.map(work));
  await browser.close();
  line.close();
  await program.halt();
  const stored = await storedKeys(program.dataDir);
  await program.stop();
  tell(count, line, keys, stored, readable);
}

function tell(
  count: number,
  { cuts }: CuttingLine,
  keys: ReadonlySet<string>,
  stored: readonly string[],
  readable: readonly string[],
): void {
  const lost = [...keys].filter((key) => !stored.includes(key)).length;
  const doubled = stored.length - (keys.size - lost);
  console.log(`\nFinished answers in Chromium over a line that is cut, ${count} of ${people} people`);
  console.log(
    `${faults.join(', ')}: in turn; cut ${cuts}; lost ${lost}, doubled ${doubled}, readable ${readable.length}`,
  );
  if (lost + doubled + readable.length === 0) return;
  console.log(readable.join('\n'));
  process.exitCode = 1;
}

/** One set of answers from Finish until the phone holds it no more. True when it could be read after its draft had gone. */
async function isReadable(phone: Phone, course: Course, key: string, fault: Fault): Promise<boolean> {
  const { context, client } = phone;
  const tabs = [await context.newPage(), await context.newPage()] as const;
  for (const tab of tabs) tab.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const [tab, other] = tabs;
  const draft = finishedDraft(course.instrument, key);
  await tab.goto(`${course.address}/robots.txt`);
  await tab.evaluate(([id, userid, kept]) => localStorage.setItem(id, JSON.stringify({ [userid]: kept })), [
    course.instrument.id,
    String(client.userid),
    draft,
  ] as const);
  for (const one of tabs) {
    await one.goto(questions(course));
    await finish(one).waitFor();
    await one.waitForFunction(() => localStorage.getItem('sealingKey') !== null);
  }
  const kill = await killer(context, tab);
  if (fault === 'session ended') await post(course, patterns.logout, {}, await token(phone));
  if (fault === 'no line' || fault === 'killed while sending') await context.setOffline(true);
  await press(tab);
  if (fault === 'two tabs') await press(other);
  if (fault === 'killed at Finish') {
    await someTime(300);
    await kill();
  }
  if (fault === 'no line' || fault === 'killed while sending') {
    await until(async () => !(await held(other, course, phone, key)).draft);
    await context.setOffline(false);
    await someTime(fault === 'no line' ? 1 : 300);
    await kill();
  }
  const found = await settled(phone, course, key, draft);
  for (const one of context.pages()) await one.close();
  return found;
}

/** Tries as a person does, until neither draft nor parcel is here. True when the answers could be read without a draft. */
async function settled(phone: Phone, course: Course, key: string, draft: Draft): Promise<boolean> {
  const tab = await phone.context.newPage();
  tab.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  await tab.goto(`${course.address}/robots.txt`);
  let found = false;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const now = await held(tab, course, phone, key);
    if (!now.draft) {
      const all = (await allOnPhone(tab).catch(() => '')).replaceAll(/[\s\\]/g, '');
      found ||= all.includes(draft.options.slice(0, 8).join(',')) || all.includes('"options"');
      if (!now.parcel) return found;
    }
    await tab.goto(now.draft ? questions(course) : `${course.address}/dashboard`).catch(() => null);
    if (now.draft) await press(tab);
    await until(async () => {
      const later = await held(tab, course, phone, key);
      return later.draft !== now.draft || later.parcel !== now.parcel || tab.url().includes('/login');
    });
    if (tab.url().includes('/login')) await logIn(phone, course);
  }
  throw new Error(`After ${mostTries} tries the phone still holds ${key}, at ${tab.url()}.`);
}

const questions = ({ address, instrument: { routes, id } }: Course) =>
  `${address}${routes.questionnaire}/${id}`;
const finish = (tab: Page) => tab.getByRole('button', { name: 'Finish' });
/** By script, so that two tabs do it in the same moment. The button may have gone with an answer of the other tab. */
const press = (tab: Page) =>
  finish(tab)
    .evaluate((button) => (button as HTMLElement).click(), null, { timeout: 3000 })
    .catch(() => undefined);
const someTime = (most: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * most));

/** Waits a while for something to come true; whoever asks looks again anyway. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 4000; Date.now() < end; await someTime(200)) if (await isTrue()) return;
}

/** Does the phone hold these answers as a draft, or sealed? */
async function held(tab: Page, { instrument }: Course, { client }: Phone, key: string) {
  const look = () =>
    tab.evaluate(
      async ([id, userid, wanted]) => {
        const draft = JSON.parse(localStorage.getItem(id) ?? '{}')[userid];
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
        return { draft: draft !== undefined, parcel };
      },
      [instrument.id, String(client.userid), key] as const,
    );
  // A page that is just going takes the question along.
  for (let tries = 0; ; tries += 1) {
    try {
      return await look();
    } catch (error) {
      if (tries === 20) throw error;
      await someTime(400);
    }
  }
}

/** Ends a tab's process as a phone that is short of memory does. */
async function killer(context: BrowserContext, tab: Page): Promise<() => Promise<void>> {
  const session = await context.newCDPSession(tab);
  return async () => {
    const gone = new Promise((resolve) => tab.once('crash', resolve));
    session.send('Page.crash').catch(() => undefined);
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 2000))]);
    await tab.close();
  };
}

function finishedDraft(instrument: Instrument, key: string): Draft {
  const options = questionsOf(instrument).map((question) => {
    const codes = codesOf(scaleOf(instrument, question));
    return codes[Math.floor(Math.random() * codes.length)] as number;
  });
  const now = new Date();
  const begun = newDraft(instrument, key, now);
  return { ...begun, options, index: instrument.items.length - 1, times: options.map(() => now.getTime()) };
}

async function token({ context }: Phone): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === cookies.token)?.value ?? '';
}

async function logIn(phone: Phone, course: Course): Promise<void> {
  const { username, password } = phone.client;
  const answer = await post(course, patterns.login, { username, password });
  const [session] = (await answer.json()) as LoginAnswer;
  await enter(phone, course, session?.token ?? '');
}

async function enter({ context, client }: Phone, { address }: Course, value: string): Promise<void> {
  const url = new URL(address).origin;
  await context.addCookies([
    { name: cookies.token, value, url },
    { name: cookies.userid, value: String(client.userid), url },
  ]);
}

/** By the server's own port: the person's way is what is tried, not this. */
function post({ api }: Course, path: string, body: unknown, authorization = ''): Promise<Response> {
  return fetch(api + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    body: JSON.stringify(body),
  });
}
