/** Looks at the built workbench in a browser that reaches this one server and nothing else. */
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../browser.mjs';
import { serveSite } from './serve-site.mjs';

/** What is opened, as the address says it, and words that must be seen there. */
const expectedTexts = [
  ['docs/start--docs', 'What is stable'],
  ['docs/foundations-colour--docs', 'state-grey-tint'],
  ['docs/controls-button--docs', 'Playground'],
  ['story/charts-gauge--middle', '46'],
];

/** What the toolbar may say, and what a page must then be like: a story and a page of documentation alike. */
const toolbarChecks = [
  ['theme:dark', () => getComputedStyle(document.body).colorScheme === 'dark'],
  ['letters:200', () => getComputedStyle(document.documentElement).fontSize === '32px'],
  [
    'colours:forced',
    () =>
      [...document.querySelectorAll('button')].some(
        (one) =>
          one.textContent === 'Submit' && getComputedStyle(one).backgroundColor === 'rgb(255, 255, 255)',
      ),
  ],
  [
    'motion:reduced',
    () => getComputedStyle(document.documentElement).getPropertyValue('--t-3').startsWith('0'),
  ],
  ['ink:s3', () => getComputedStyle(document.body).getPropertyValue('--t-fill') === '#ffbd4a'],
  ['words:long', () => document.body.innerText.includes('Suubmiit')],
  ['direction:rtl', () => getComputedStyle(document.body).direction === 'rtl'],
];
const toolbarPages = [
  'id=controls-button--playground&viewMode=story',
  'id=controls-button--docs&viewMode=docs',
];

/** Opens each of them within the workbench; tells what is missing, broken, or asked for elsewhere, in words. */
export async function checkSite() {
  const { address, close } = await serveSite(0);
  const { origin } = new URL(address);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const wrong = [];
  try {
    for (const [path, words] of expectedTexts) {
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
    for (const tried of [checkToolbar, checkWidths, checkScrollPosition, checkOverflow])
      wrong.push(...(await tried(browser, address)));
  } finally {
    await browser.close();
    await close();
  }
  return wrong;
}

/** What of the toolbar does nothing on a story or on a page of documentation. */
async function checkToolbar(browser, address) {
  const wrong = [];
  const page = await browser.newPage();
  for (const [globals, holds] of toolbarChecks)
    for (const on of toolbarPages) {
      await page.goto(`${address}iframe.html?${on}&globals=${globals}`);
      const works = await page.waitForFunction(holds, undefined, { timeout: 30_000 }).catch(() => null);
      if (!works) wrong.push(`${globals} does nothing on ${on}`);
    }
  wrong.push(...(await checkForcedColoursReset(page, address)));
  await page.close();
  return wrong;
}

/** Forced colours leave nothing behind, not even where an element says its ground in its own style attribute. */
async function checkForcedColoursReset(page, address) {
  await page.goto(`${address}iframe.html?id=reading-for-authors-tips--six&viewMode=story`);
  const sheet = page.locator('main');
  const before = await sheet.getAttribute('style');
  for (const [colours, count] of [
    ['forced', 1],
    ['own', 0],
  ]) {
    const change = { globals: { colours } };
    // oxlint-disable-next-line no-underscore-dangle -- Storybook's name for what its toolbar speaks to
    await page.evaluate((said) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', said), change);
    const isSo = (left) => document.querySelectorAll('main[data-forced]').length === left;
    const works = await page.waitForFunction(isSo, count, { timeout: 30_000 }).catch(() => null);
    if (!works) return [`colours:${colours} does nothing on a story that is open`];
  }
  return (await sheet.getAttribute('style')) === before ? [] : ['Forced colours do not let go of a story'];
}

/** A page of a component, and a page that has no stories. */
const widthPages = ['controls-tabs--docs', 'foundations-type--docs'];
const narrowGlobals = 'viewport.value:w360;theme:dark;letters:200;direction:rtl';

/** What is wrong with a page of documentation in a chosen width: its stories stand in windows so wide, with all else. */
async function checkWidths(browser, address) {
  const wrong = [];
  const page = await browser.newPage();
  for (const id of widthPages) {
    await page.goto(`${address}iframe.html?id=${id}&viewMode=docs&globals=${narrowGlobals}`);
    const shown = page.frameLocator('.wb-windows iframe').first().locator('.wb-alone');
    const holds = await shown
      .evaluate(
        async (box) => {
          const { dataset, dir, style } = document.documentElement;
          const asChosen = () => dataset.theme === 'dark' && dir === 'rtl' && style.fontSize === '200%';
          const isWhole = () => Math.floor(box.getBoundingClientRect().height) <= innerHeight;
          for (let left = 100; left > 0 && !(asChosen() && isWhole()); left -= 1)
            await new Promise((done) => setTimeout(done, 100));
          return matchMedia('(width: 360px)').matches && asChosen() && isWhole();
        },
        undefined,
        { timeout: 30_000 },
      )
      .catch(() => false);
    if (!holds) wrong.push(`A width does nothing on ${id}, or leaves the other switches behind`);
  }
  wrong.push(...(await checkKeyboard(page, address)));
  await page.close();
  return wrong;
}

/** The Tab key leads into the frame of a story, and the switch of widths is in the toolbar of a page. */
async function checkKeyboard(page, address) {
  await page.goto(`${address}?path=/docs/controls-tabs--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  // The toolbar is drawn anew when the page has come, and an open list closes.
  await docs.getByRole('heading', { name: 'Props' }).waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Width of the stories/ }).click();
  await page.getByRole('option', { name: '320 px' }).click();
  const first = docs.locator('.wb-windows').first();
  await first.locator('iframe[style*="320px"]').waitFor({ timeout: 30_000 });
  const tab = first.frameLocator('iframe').getByRole('tab', { selected: true });
  await tab.waitFor({ timeout: 30_000 });
  await first.focus();
  await page.keyboard.press('Tab');
  const reached = await tab.evaluate((element) => element === document.activeElement);
  return reached ? [] : ['The Tab key does not lead into the frame of a story'];
}

/** A page of a component, with stories that a switch draws anew; and one whose folded parts can be opened. */
const scrollPages = ['controls-tabs--docs', 'start--docs'];

/** What a page of documentation loses when a switch of the toolbar is pressed: its place, or what was opened. */
async function checkScrollPosition(browser, address) {
  const wrong = [];
  const page = await browser.newPage();
  for (const id of scrollPages) {
    await page.goto(`${address}iframe.html?id=${id}&viewMode=docs`);
    await page.locator('.wb-page h1').first().waitFor({ timeout: 30_000 });
    await page.waitForFunction(() => document.documentElement.scrollHeight > 2000);
    const kept = await page
      .evaluate(async () => {
        const lookedAt = document.querySelector('.wb-page');
        scrollTo({ top: 600, behavior: 'instant' });
        for (const part of document.querySelectorAll('details')) part.open = true;
        // oxlint-disable-next-line no-underscore-dangle -- Storybook's name for what its toolbar speaks to
        window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: 'dark' } });
        await new Promise((done) => setTimeout(done, 1000));
        const isOpen = document.querySelector('.wb-page details:not([open])') === null;
        return (
          lookedAt.isConnected && isOpen && scrollY > 0 && document.documentElement.dataset.theme === 'dark'
        );
        // Where the page was loaded anew, nobody answers.
      })
      .catch(() => false);
    if (!kept) wrong.push(`A switch of the toolbar draws the page ${id} anew: its place is lost`);
  }
  await page.close();
  return wrong;
}

/** Words, commands and tables of all kinds that pages have. */
const overflowPages = [
  'start',
  'foundations-colour',
  'foundations-type',
  'foundations-words',
  'charts-score-bar',
];

/** What scrolls sideways with letters of twice the size on a small phone. Tables and code may, by themselves. */
async function checkOverflow(browser, address) {
  const wrong = [];
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  for (const id of overflowPages) {
    await page.goto(`${address}iframe.html?id=${id}--docs&viewMode=docs&globals=letters:200`);
    await page.locator('.wb-page h2').first().waitFor({ timeout: 30_000 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320)
      wrong.push(`${id} is ${width} px wide with letters of twice the size on a phone of 320 px`);
  }
  await page.close();
  return wrong;
}
