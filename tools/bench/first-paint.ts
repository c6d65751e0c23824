/**
 * Measures pages until the first paint and until they are interactive: bytes (compressed, with headers), requests and ms, in
 * Chromium with an empty cache, the built server, and network and CPU of a slow phone.
 */
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { cookies } from '#contract/paths.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { startAppProcess } from '#tests/support/app-process.ts';
import chain from '../../content/chain.json' with { type: 'json' };
import { browserArgs, ensureBrowser } from '../browser.mjs';
import { type Client, registerClient, someAnswers } from './client.ts';
import { slowNetwork, screen, cpuSlowdown } from './phone.ts';

const runs = 3;

interface Visit {
  readonly name: string;
  readonly path: string;
  /** The main element. The page is interactive when it exists and the help button opens its panel. */
  readonly selector: string;
  readonly user?: Client;
  /** BCP 47 tag; English without. */
  readonly language?: string;
}

/** The same page in English and in Hindi, and the highest ratio of their times (issue 34). */
const translated = { english: 'first question', hindi: 'first question in Hindi', limit: 1.15 };

/** Traffic until a moment, in ms since the start of the navigation. */
interface Load {
  readonly ms: number;
  readonly bytes: number;
  readonly fonts: number;
  readonly requests: number;
}

/** Prints a row per page: the run with the median time until the page is interactive. */
export async function reportFirstPaint(): Promise<void> {
  const program = await startAppProcess({ SIGNUP: 'open' });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  try {
    const table: Record<string, Record<string, number>> = {};
    const visits = await createVisits(`${program.address}/api`);
    const measured = new Map(visits.map(({ name }) => [name, [] as { paint: Load; interactive: Load }[]]));
    // Pages alternate, so that other load of the machine slows all of them.
    for (let run = 0; run < runs; run += 1)
      for (const visit of visits)
        measured.get(visit.name)!.push(await measureVisit(browser, program.address, visit));
    for (const [name, loads] of measured) {
      const { paint, interactive } = loads.toSorted((a, b) => a.interactive.ms - b.interactive.ms)[
        Math.floor(runs / 2)
      ]!;
      table[name] = { ...createColumns('paint', paint), ...createColumns('interactive', interactive) };
    }
    console.log(
      `\nUntil the first paint and until the page is interactive, at ${screen.width} px, median of ${runs}`,
    );
    console.table(table);
    for (const column of ['paint ms', 'interactive ms']) {
      const ratio = table[translated.hindi]![column]! / table[translated.english]![column]!;
      console.log(
        `First question, Hindi : English, ${column}: ${ratio.toFixed(2)} (limit ${translated.limit})`,
      );
    }
  } finally {
    await browser.close();
    await program.stop();
  }
}

const createColumns = (moment: string, { ms, bytes, fonts, requests }: Load) => ({
  [`${moment} ms`]: Math.round(ms),
  [`${moment} kB`]: Number((bytes / 1000).toFixed(1)),
  [`${moment} fonts kB`]: Number((fonts / 1000).toFixed(1)),
  [`${moment} requests`]: requests,
});

/** Public pages, and pages of a user who has completed the first questionnaire. */
async function createVisits(api: string): Promise<Visit[]> {
  const [instrument] = instruments as [Instrument];
  const { routes } = instrument;
  const user = await registerClient(api, 'bench_phone');
  await user.submit(instrument, someAnswers(instrument), 'bench-first-paint');
  const firstPage = chain.chapters[0]!.pages[0] as string;
  const question = `${routes.questionnaire}/${instrument.id}`;
  return [
    { name: 'home', path: '/', selector: 'h1' },
    { name: 'login', path: '/login', selector: 'input[name=username]' },
    { name: 'terms', path: '/terms', selector: 'h1' },
    { name: 'dashboard', path: '/dashboard', selector: `main a[href$="${routes.intro}"]`, user },
    { name: translated.english, path: question, selector: 'main input[type=radio]', user },
    { name: translated.hindi, path: question, selector: 'main input[type=radio]', user, language: 'hi' },
    { name: 'feedback', path: routes.feedback, selector: 'main [role=img]', user },
    { name: 'reading page', path: `/${firstPage}`, selector: 'main h2', user },
  ];
}

async function measureVisit(browser: Browser, address: string, { path, selector, user, language }: Visit) {
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: 2, isMobile: true });
  const url = address;
  if (user)
    await context.addCookies([
      { name: cookies.token, value: user.token, url },
      { name: cookies.userid, value: String(user.userid), url },
    ]);
  if (language) await context.addCookies([{ name: cookies.language, value: language, url }]);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const received = await recordTraffic(network);
  await page.addInitScript(clickUntilInteractive, selector);
  await page.goto(address + path, { waitUntil: 'commit' });
  const startTime = await page.waitForFunction(
    () => performance.getEntriesByName('interactive')[0]?.startTime,
  );
  const interactive = (await startTime.jsonValue()) as number;
  const [start, paint] = await page.evaluate(() => [
    performance.timeOrigin,
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  ]);
  await context.close();
  return {
    paint: received.countUntil(start!, paint!),
    interactive: received.countUntil(start!, interactive),
  };
}

/** Runs in the page: clicks the help button until its panel is open, and marks that moment. */
function clickUntilInteractive(selector: string) {
  const timer = setInterval(() => {
    const button = document.querySelector<HTMLElement>('header button[aria-expanded=false]');
    if (document.querySelector(selector)) button?.click();
    if (!document.querySelector('header button[aria-expanded=true]')) return;
    clearInterval(timer);
    performance.mark('interactive');
  }, 20);
}

/** Throttles the network and records the bytes of each request. */
async function recordTraffic(network: CDPSession) {
  const parts: { id: string; at: number; bytes: number }[] = [];
  const sum = (some: typeof parts) => some.reduce((total, { bytes }) => total + bytes, 0);
  const fonts = new Set<string>();
  let clockOffset = 0;
  network.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, type }) => {
    // Timestamps have an arbitrary origin; this offset converts them to ms since 1970.
    clockOffset ||= (wallTime - timestamp) * 1000;
    if (type === 'Font') fonts.add(requestId);
    parts.push({ id: requestId, at: timestamp * 1000, bytes: 0 });
  });
  network.on('Network.responseReceived', ({ requestId, timestamp, response }) =>
    parts.push({ id: requestId, at: timestamp * 1000, bytes: response.encodedDataLength }),
  );
  network.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    parts.push({ id: requestId, at: timestamp * 1000, bytes: encodedDataLength }),
  );
  // A throttled network does not report every chunk.
  network.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const reported = sum(parts.filter(({ id }) => id === requestId));
    parts.push({ id: requestId, at: timestamp * 1000, bytes: encodedDataLength - reported });
  });
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slowNetwork);
  return {
    /**
     * @param start in ms since 1970
     * @param ms since the start
     */
    countUntil(start: number, ms: number): Load {
      const seen = parts.filter(({ at }) => at + clockOffset <= start + ms);
      const [otherParts, fontParts] = [false, true].map((isFont) =>
        seen.filter(({ id }) => fonts.has(id) === isFont),
      );
      const requests = new Set(seen.map(({ id }) => id)).size;
      return { ms, bytes: sum(otherParts!), fonts: sum(fontParts!), requests };
    },
  };
}
