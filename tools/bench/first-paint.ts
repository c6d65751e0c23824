/**
 * What a phone receives before it shows something and before it answers, per page: bytes as they travel
 * (compressed, with headers), requests and milliseconds, from a real Chromium with an empty cache against the
 * built server. Line and processor are those of a simple phone, as Lighthouse has them.
 */
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { cookies } from '#contract/paths.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { startProgram } from '#tests/support/program.ts';
import chain from '../../content/chain.json' with { type: 'json' };
import { browserArgs, ensureBrowser } from '../browser.mjs';
import { type Client, newClient, someAnswers } from './client.ts';
import { line, screen, slowerProcessor } from './phone.ts';

const runs = 3;

interface Visit {
  readonly name: string;
  readonly path: string;
  /** What the page is there for: it is alive once this stands there and the bar's help button opens its panel. */
  readonly awaits: string;
  readonly person?: Client;
}

/** Bytes and requests until one moment. */
interface Load {
  readonly ms: number;
  readonly bytes: number;
  readonly fonts: number;
  readonly requests: number;
}

/** Prints one line per page: the run with the median time until the page answers. */
export async function reportFirstPaint(): Promise<void> {
  const program = await startProgram({ SIGNUP: 'open' });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  try {
    const table: Record<string, Record<string, number>> = {};
    for (const visit of await visits(`${program.address}/api`)) {
      const loads: { paint: Load; alive: Load }[] = [];
      for (let run = 0; run < runs; run += 1) loads.push(await load(browser, program.address, visit));
      const { paint, alive } = loads.toSorted((a, b) => a.alive.ms - b.alive.ms)[Math.floor(runs / 2)]!;
      table[visit.name] = { ...columns('paint', paint), ...columns('alive', alive) };
    }
    console.log(
      `\nBefore the first paint and before the page answers, at ${screen.width} px, median of ${runs}`,
    );
    console.table(table);
  } finally {
    await browser.close();
    await program.stop();
  }
}

const columns = (moment: string, { ms, bytes, fonts, requests }: Load) => ({
  [`${moment} ms`]: Math.round(ms),
  [`${moment} kB`]: Number((bytes / 1000).toFixed(1)),
  [`${moment} fonts kB`]: Number((fonts / 1000).toFixed(1)),
  [`${moment} requests`]: requests,
});

/** Pages of a visitor, and those of a person who has answered the first questionnaire once. */
async function visits(api: string): Promise<Visit[]> {
  const [instrument] = instruments as [Instrument];
  const { routes } = instrument;
  const person = await newClient(api, 'bench_phone');
  await person.submit(instrument, someAnswers(instrument), 'bench-first-paint');
  const firstPage = chain.chapters[0]!.pages[0] as string;
  const question = `${routes.questionnaire}/${instrument.id}`;
  return [
    { name: 'home', path: '/', awaits: 'h1' },
    { name: 'login', path: '/login', awaits: 'input[name=username]' },
    { name: 'terms', path: '/terms', awaits: 'h1' },
    { name: 'dashboard', path: '/dashboard', awaits: `main a[href$="${routes.intro}"]`, person },
    { name: 'first question', path: question, awaits: 'main input[type=radio]', person },
    { name: 'feedback', path: routes.feedback, awaits: 'main [role=img]', person },
    { name: 'reading page', path: `/${firstPage}`, awaits: 'main h2', person },
  ];
}

async function load(browser: Browser, address: string, { path, awaits, person }: Visit) {
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: 2, isMobile: true });
  const url = address;
  if (person)
    await context.addCookies([
      { name: cookies.token, value: person.token, url },
      { name: cookies.userid, value: String(person.userid), url },
    ]);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  const received = await listen(network);
  await page.addInitScript(callUntilAnswered, awaits);
  await page.goto(address + path, { waitUntil: 'commit' });
  const answered = await page.waitForFunction(() => performance.getEntriesByName('alive')[0]?.startTime);
  const alive = (await answered.jsonValue()) as number;
  const [start, paint] = await page.evaluate(() => [
    performance.timeOrigin,
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  ]);
  await context.close();
  return { paint: received.until(start!, paint!), alive: received.until(start!, alive) };
}

/** Runs in the page: presses the help button again and again until its panel is there, and marks that moment. */
function callUntilAnswered(awaits: string) {
  const timer = setInterval(() => {
    const button = document.querySelector<HTMLElement>('header button[aria-expanded=false]');
    if (document.querySelector(awaits)) button?.click();
    if (!document.querySelector('header button[aria-expanded=true]')) return;
    clearInterval(timer);
    performance.mark('alive');
  }, 20);
}

/** Slows the line down and counts what comes over it. */
async function listen(network: CDPSession) {
  const parts: { id: string; at: number; bytes: number }[] = [];
  const sum = (some: typeof parts) => some.reduce((total, { bytes }) => total + bytes, 0);
  const fonts = new Set<string>();
  let clock = 0;
  network.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, type }) => {
    // The network's clock starts anywhere; `clock` leads from it to milliseconds since 1970.
    clock ||= (wallTime - timestamp) * 1000;
    if (type === 'Font') fonts.add(requestId);
    parts.push({ id: requestId, at: timestamp * 1000, bytes: 0 });
  });
  network.on('Network.responseReceived', ({ requestId, timestamp, response }) =>
    parts.push({ id: requestId, at: timestamp * 1000, bytes: response.encodedDataLength }),
  );
  network.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    parts.push({ id: requestId, at: timestamp * 1000, bytes: encodedDataLength }),
  );
  // What a slowed line has not told piece by piece.
  network.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const told = sum(parts.filter(({ id }) => id === requestId));
    parts.push({ id: requestId, at: timestamp * 1000, bytes: encodedDataLength - told });
  });
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', line);
  return {
    /** @param start and @param ms: milliseconds since 1970, and since then */
    until(start: number, ms: number): Load {
      const seen = parts.filter(({ at }) => at + clock <= start + ms);
      const [words, letters] = [false, true].map((font) => seen.filter(({ id }) => fonts.has(id) === font));
      const requests = new Set(seen.map(({ id }) => id)).size;
      return { ms, bytes: sum(words!), fonts: sum(letters!), requests };
    },
  };
}
