import { expect, type Page, test } from '@playwright/test';
import { someAnswers } from '#tools/bench/client.ts';
import { root } from '#tools/prepare.mjs';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { instruments } from '../support/instruments.ts';
import { ensureBuild } from './support/builds.ts';
import { canRecord, readStaleText, recordedSection } from './support/recorded-build.ts';
import { createRegisteredPerson, setSessionCookies } from './support/registered-person.ts';
import { tapOption } from './support/tap-option.ts';

/** Recorded files play in the browser. Chromium decodes them; there is no loudspeaker. */
test.skip(!canRecord(), 'espeak-ng or opusenc is missing');
test.use({ viewport: { width: 360, height: 740 } });

let app: AppProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await startAppProcess({ SIGNUP: 'open' }, await ensureBuild('authored'));
});
test.afterAll(() => app?.stop());

/** What `observeSound` writes to the page. */
interface ObservedPage extends Window {
  readonly sounds: HTMLMediaElement[];
  readonly spoken: string[];
}

/** Observes the sound elements, and replaces the voices of the phone. */
async function observeSound(page: Page, hasVoice: boolean): Promise<void> {
  await page.addInitScript((isOffered) => {
    const sounds: HTMLMediaElement[] = [];
    const spoken: string[] = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      sounds.push(this);
      return play.call(this);
    };
    class Utterance extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => (isOffered ? [{ lang: 'en-IN', localService: true }] : []),
      speak(utterance: Utterance) {
        spoken.push(utterance.text);
        setTimeout(() => utterance.dispatchEvent(new Event('end')), 50);
      },
      cancel: () => undefined,
    });
    const replace = (name: string, value: unknown) => Object.defineProperty(window, name, { value });
    replace('speechSynthesis', speech);
    replace('SpeechSynthesisUtterance', Utterance);
    Object.assign(window, { sounds, spoken });
  }, hasVoice);
}

const readSound = (page: Page) =>
  page.evaluate(() => {
    const sound = (window as unknown as ObservedPage).sounds.at(-1);
    return {
      seconds: sound?.currentTime ?? 0,
      isPaused: sound?.paused ?? true,
      error: sound?.error?.code ?? 0,
    };
  });
const readSpoken = (page: Page) => page.evaluate(() => (window as unknown as ObservedPage).spoken);

const expectPlaying = (page: Page) =>
  expect(async () => {
    const { seconds, isPaused, error } = await readSound(page);
    expect({ isHeard: seconds > 0.1, isPaused, error }).toEqual({ isHeard: true, isPaused: false, error: 0 });
  }).toPass({ timeout: 15_000 });

const listenButton = (page: Page) => page.getByRole('button', { name: 'Listen', exact: true });

async function openQuestion(page: Page): Promise<void> {
  await page.goto(`${app.address}/try-now`);
  await page.getByLabel('Year of birth').fill('1994');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
}

test('a recorded question plays on a phone without a voice, pauses and continues', async ({ page }) => {
  await observeSound(page, false);
  const files: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.opus') && response.ok()) files.push(response.url());
  });
  await openQuestion(page);
  await expect(listenButton(page)).toBeVisible();
  expect((await readSound(page)).isPaused).toBe(true);
  expect(files).toEqual([]);

  await listenButton(page).click();
  await expectPlaying(page);
  expect(files[0]).toMatch(/\/static\/voice\/en\/[0-9a-f]{8}-[0-9a-f]{6}\.opus$/);
  const controls = page.getByRole('group', { name: 'Listening' });
  await controls.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(async () => (await readSound(page)).isPaused).toBe(true);
  await controls.getByRole('button', { name: 'Continue' }).click();
  await expectPlaying(page);
  // The question and its options follow each other.
  await expect.poll(() => new Set(files).size, { timeout: 30_000 }).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Stop' }).first().click();
  await expect(controls).toBeHidden();
  expect((await readSound(page)).isPaused).toBe(true);
});

test('a question whose recording is stale is spoken by the voice of the phone', async ({ page }) => {
  await observeSound(page, true);
  await openQuestion(page);
  await tapOption(page, 0);
  await expect(page.getByText(/^Question 2 of/)).toBeVisible();
  await listenButton(page).click();
  await expect.poll(() => readSpoken(page)).toContain(readStaleText(root));
  // Its options have recordings.
  await expectPlaying(page);
});

test('a result plays its recordings after the question about earphones', async ({ page, context }) => {
  await observeSound(page, true);
  const person = await createRegisteredPerson(app);
  for (const instrument of instruments.slice(
    0,
    instruments.findIndex(({ id }) => id === recordedSection) + 1,
  ))
    expect(await person.submit(instrument, someAnswers(instrument), `key-${instrument.id}`)).toBe(204);
  await setSessionCookies(context, app, person);
  await page.goto(`${app.address}/distressFeedback`);
  await listenButton(page).first().click();
  expect((await readSound(page)).isPaused).toBe(true);
  await page.getByRole('button', { name: 'Yes, speak' }).click();
  await expectPlaying(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(async () => (await readSound(page)).isPaused).toBe(true);
});
