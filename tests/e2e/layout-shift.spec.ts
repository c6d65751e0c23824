import { expect, type Page, test } from '@playwright/test';
import { type Client, someAnswers } from '#tools/bench/client.ts';
import { slowNetwork } from '#tools/bench/phone.ts';
import chain from '../../content/chain.json' with { type: 'json' };
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';

let program: AppProcess;
let newcomer: Client;
let returner: Client;
let complete: Client;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
  [newcomer, returner, complete] = await Promise.all([
    createRegisteredPerson(program),
    createRegisteredPerson(program),
    createRegisteredPerson(program),
  ]);
  for (const [at, instrument] of instruments.entries()) {
    for (const person of at === 0 ? [returner, complete] : [complete])
      await expect.poll(() => person.submit(instrument, someAnswers(instrument), instrument.id)).toBe(204);
  }
});
test.afterAll(() => program?.stop());

/** The layout shift of a page, as measured by the browser, with its elements. */
interface LayoutShift {
  readonly sum: number;
  readonly what: readonly string[];
}

async function measureShift(page: Page, path: string): Promise<LayoutShift> {
  await page.addInitScript(() => {
    const moved = { sum: 0, what: [] as string[] };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        startTime: number;
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        moved.sum += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources)
          moved.what.push(
            `${entry.value.toFixed(3)} at ${Math.round(entry.startTime)}: ${node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent?.slice(0, 40)}, top ${previousRect.y} to ${currentRect.y}, height ${previousRect.height} to ${currentRect.height}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  await page.goto(program.address + path, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForTimeout(1000);
  return page.evaluate(() => (globalThis as unknown as { moved: LayoutShift }).moved);
}

const [first, second] = instruments;
const visits = [
  ['newcomer', `${first!.routes.questionnaire}/${first!.id}`],
  ['returner', '/dashboard'],
  ['returner', first!.routes.feedback],
  ['complete', '/dashboard'],
  ['complete', '/profilePage'],
  ['complete', '/patternSummary'],
] as const;
/** Equivalent pages, which only `npm run test:all` tests. */
const equivalent = [
  ['newcomer', '/dashboard'],
  ['newcomer', '/dashboard-start'],
  ['returner', '/dashboard-start'],
  ['complete', '/myPatternScreen'],
  ['returner', `${second!.routes.questionnaire}/${second!.id}`],
  ['returner', `/${chain.chapters[0]!.pages[0]}`],
  ['complete', instruments.at(-1)!.routes.feedback],
] as const;

for (const [who, path] of [...visits, ...equivalent]) {
  const tag = equivalent.some((one) => one[0] === who && one[1] === path) ? ['@whole'] : [];
  test(`no layout shift: ${path}, ${who}`, { tag }, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const person = { newcomer, returner, complete }[who];
    await setSessionCookies(context, program, person);
    // The device stores the progress of its person.
    const step = { newcomer: 0, returner: 1, complete: instruments.length }[who];
    await page.addInitScript(([key, draft]) => localStorage.setItem(key, draft), [
      `progress_${person.userid}`,
      JSON.stringify({ currentStep: step, isFirstLogin: step === 0 }),
    ] as const);
    const { sum, what } = await measureShift(page, path);
    expect(sum, what.join('\n')).toBeLessThan(0.05);
  });
}

test('no layout shift: /dashboard, on a device that does not know its person yet', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await setSessionCookies(context, program, complete);
  const { sum, what } = await measureShift(page, '/dashboard');
  expect(sum, what.join('\n')).toBeLessThan(0.05);
});
