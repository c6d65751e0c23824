/** Looks at the built workbench in a browser that reaches this one server and nothing else. */
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../browser.mjs';
import { serveSite } from './serve-site.mjs';

/** What is opened, as the address says it, and words that must be seen there. */
const seen = [
  ['docs/start--docs', 'What is stable'],
  ['docs/foundations-colour--docs', 'state-grey-tint'],
  ['docs/controls-button--docs', 'Playground'],
  ['story/charts-gauge--middle', '46'],
];

/** What the toolbar may say, and what a page must then be like: a story and a page of documentation alike. */
const switched = [
  ['theme:dark', () => getComputedStyle(document.body).colorScheme === 'dark'],
  ['letters:200', () => getComputedStyle(document.documentElement).fontSize === '32px'],
  [
    'colours:forced',
    () => getComputedStyle(document.querySelector('button')).backgroundColor === 'rgb(239, 239, 239)',
  ],
  [
    'motion:reduced',
    () => getComputedStyle(document.documentElement).getPropertyValue('--t-3').startsWith('0'),
  ],
  ['ink:s3', () => getComputedStyle(document.body).getPropertyValue('--t-fill') === '#ffbd4a'],
  ['words:long', () => document.body.innerText.includes('Suubmiit')],
  ['direction:rtl', () => getComputedStyle(document.body).direction === 'rtl'],
];
const switchedOn = [
  'id=controls-button--playground&viewMode=story',
  'id=controls-button--docs&viewMode=docs',
];

/** Opens each of them within the workbench; tells what is missing, broken, or asked for elsewhere, in words. */
export async function openSite() {
  const { address, close } = await serveSite(0);
  const { origin } = new URL(address);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const wrong = [];
  try {
    for (const [path, words] of seen) {
      const page = await browser.newPage();
      await page.route('**', (route) => {
        const url = route.request().url();
        if (url.startsWith(address) || /^(data|blob):/.test(url)) return route.continue();
        wrong.push(`${path} asks for ${url}, which is not under ${address.slice(origin.length)}`);
        return route.abort();
      });
      page.on('response', (answer) => {
        if (answer.status() >= 400) wrong.push(`${path}: ${answer.status()} for ${answer.url()}`);
      });
      page.on('pageerror', (error) => wrong.push(`${path}: ${error.message}`));
      await page.goto(`${address}?path=/${path}`);
      const shown = page.frameLocator('#storybook-preview-iframe').getByText(words).first();
      await shown.waitFor({ timeout: 60_000 }).catch(() => wrong.push(`${path} does not show "${words}"`));
      await page.close();
    }
    wrong.push(...(await trySwitches(browser, address)));
  } finally {
    await browser.close();
    await close();
  }
  return wrong;
}

/** What of the toolbar does nothing on a story or on a page of documentation. */
async function trySwitches(browser, address) {
  const wrong = [];
  const page = await browser.newPage();
  for (const [globals, holds] of switched)
    for (const on of switchedOn) {
      await page.goto(`${address}iframe.html?${on}&globals=${globals}`);
      const works = await page.waitForFunction(holds, undefined, { timeout: 30_000 }).catch(() => null);
      if (!works) wrong.push(`${globals} does nothing on ${on}`);
    }
  await page.close();
  return wrong;
}
