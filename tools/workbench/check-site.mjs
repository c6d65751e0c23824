/** Checks the built Storybook in a browser that may connect only to its server. */
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../browser.mjs';
import { serveSite } from './serve-site.mjs';

/** Paths, and a text that each displays. */
const expectedTexts = [
  ['docs/introduction-start--docs', 'The toolbar'],
  ['docs/foundations-colour--docs', '--background'],
  ['docs/components-actions-button--docs', 'repeats the label, never replaces it'],
  ['story/components-data-display-gauge--default', 'About the same as for most people.'],
];

/** Globals of the toolbar, and a check in the page that they are applied. */
const toolbarChecks = [
  ['theme:dark', () => getComputedStyle(document.body).colorScheme === 'dark'],
  ['textSize:200', () => getComputedStyle(document.documentElement).fontSize === '32px'],
  [
    'contrast:high',
    () =>
      [...document.querySelectorAll('button')].some(
        (button) =>
          button.textContent === 'Submit' &&
          getComputedStyle(button).backgroundColor === 'rgb(255, 255, 255)',
      ),
  ],
  [
    'motion:reduced',
    () => getComputedStyle(document.documentElement).getPropertyValue('--duration-slow').startsWith('0'),
  ],
  ['section:s3', () => getComputedStyle(document.body).getPropertyValue('--accent-fill') === '#ffbd4a'],
  ['language:rtl', () => getComputedStyle(document.body).direction === 'rtl'],
];
const toolbarPages = [
  'id=components-actions-button--default&viewMode=story',
  'id=components-actions-button--docs&viewMode=docs',
];

/** Runs all checks. Returns a sentence for each problem. */
export async function checkSite() {
  const { address, close } = await serveSite(0);
  const { origin } = new URL(address);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const problems = [];
  try {
    for (const [path, text] of expectedTexts) {
      const page = await browser.newPage();
      await page.route('**', (route) => {
        const url = route.request().url();
        if (url.startsWith(address) || /^(data|blob):/.test(url)) return route.continue();
        problems.push(`${path} requests ${url}, which is not below ${address.slice(origin.length)}`);
        return route.abort();
      });
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${path}: ${response.status()} for ${response.url()}`);
      });
      page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
      await page.goto(`${address}?path=/${path}`);
      const element = page.frameLocator('#storybook-preview-iframe').getByText(text).first();
      await element
        .waitFor({ timeout: 60_000 })
        .catch(() => problems.push(`${path} does not display "${text}"`));
      await page.close();
    }
    for (const check of [
      checkToolbar,
      checkWidths,
      checkScrollPosition,
      checkOverflow,
      checkLinks,
      checkIsolation,
    ])
      problems.push(...(await check(browser, address)));
  } finally {
    await browser.close();
    await close();
  }
  return problems;
}

/** Every global of the toolbar applies to stories and to docs pages. */
async function checkToolbar(browser, address) {
  const problems = [];
  const page = await browser.newPage();
  for (const [globals, isApplied] of toolbarChecks)
    for (const query of toolbarPages) {
      await page.goto(`${address}iframe.html?${query}&globals=${globals}`);
      const works = await page.waitForFunction(isApplied, undefined, { timeout: 30_000 }).catch(() => null);
      if (!works) problems.push(`${globals} has no effect on ${query}`);
    }
  problems.push(...(await checkForcedColoursReset(page, address)));
  await page.close();
  return problems;
}

/** Forced colours are removed completely, also from elements with a style attribute. */
async function checkForcedColoursReset(page, address) {
  await page.goto(`${address}iframe.html?id=components-content-tip-cards--six&viewMode=story`);
  const main = page.locator('main');
  const before = await main.getAttribute('style');
  for (const [contrast, count] of [
    ['high', 1],
    ['normal', 0],
  ]) {
    const change = { globals: { contrast } };
    // oxlint-disable-next-line no-underscore-dangle -- global of Storybook
    await page.evaluate((data) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', data), change);
    const hasCount = (expected) => document.querySelectorAll('main[data-forced]').length === expected;
    const works = await page.waitForFunction(hasCount, count, { timeout: 30_000 }).catch(() => null);
    if (!works) return [`contrast:${contrast} has no effect on an open story`];
  }
  return (await main.getAttribute('style')) === before
    ? []
    : ['Forced colours change the style attribute of a story'];
}

/** A docs page with stories, and one without. */
const widthPages = ['components-navigation-tabs--docs', 'foundations-type--docs'];
const narrowGlobals = 'viewport.value:w360;theme:dark;textSize:200;language:rtl';

/** A width of the toolbar applies to the stories of a docs page, together with the other globals. */
async function checkWidths(browser, address) {
  const problems = [];
  const page = await browser.newPage();
  for (const id of widthPages) {
    await page.goto(`${address}iframe.html?id=${id}&viewMode=docs&globals=${narrowGlobals}`);
    const story = page.frameLocator('.wb-windows iframe').first().locator('.wb-embedded');
    const works = await story
      .evaluate(
        async (element) => {
          const { dataset, dir, style } = document.documentElement;
          const hasGlobals = () => dataset.theme === 'dark' && dir === 'rtl' && style.fontSize === '200%';
          const fits = () => Math.floor(element.getBoundingClientRect().height) <= innerHeight;
          for (let tries = 100; tries > 0 && !(hasGlobals() && fits()); tries -= 1)
            await new Promise((resolve) => setTimeout(resolve, 100));
          return matchMedia('(width: 360px)').matches && hasGlobals() && fits();
        },
        undefined,
        { timeout: 30_000 },
      )
      .catch(() => false);
    if (!works) problems.push(`A width has no effect on ${id}, or drops the other globals`);
  }
  problems.push(...(await checkKeyboard(page, address)));
  await page.close();
  return problems;
}

/** The toolbar of a docs page has the widths, and Tab moves the focus into the frame of a story. */
async function checkKeyboard(page, address) {
  await page.goto(`${address}?path=/docs/components-navigation-tabs--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  // The toolbar renders again when the page is loaded, which closes an open list.
  await docs.getByRole('heading', { name: 'Props' }).waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Width of the stories/ }).click();
  await page.getByRole('option', { name: 'Small phone 320' }).click();
  const first = docs.locator('.wb-windows').first();
  await first.locator('iframe[style*="320px"]').waitFor({ timeout: 30_000 });
  const tab = first.frameLocator('iframe').getByRole('tab', { selected: true });
  await tab.waitFor({ timeout: 30_000 });
  await first.focus();
  await page.keyboard.press('Tab');
  const hasFocus = await tab.evaluate((element) => element === document.activeElement);
  return hasFocus ? [] : ['Tab does not move the focus into the frame of a story'];
}

/** A docs page with stories, and one with details elements. */
const scrollPages = ['components-navigation-tabs--docs', 'introduction-changelog--docs'];

/** A change in the toolbar keeps the scroll position and the open details of a docs page. */
async function checkScrollPosition(browser, address) {
  const problems = [];
  const page = await browser.newPage();
  for (const id of scrollPages) {
    await page.goto(`${address}iframe.html?id=${id}&viewMode=docs`);
    await page.locator('.wb-page h1').first().waitFor({ timeout: 30_000 });
    // Waits until the page is long enough to scroll by 600 px.
    await page.waitForFunction(() => document.documentElement.scrollHeight > innerHeight + 600);
    const isUnchanged = await page
      .evaluate(async () => {
        const content = document.querySelector('.wb-page');
        scrollTo({ top: 600, behavior: 'instant' });
        for (const details of document.querySelectorAll('details')) details.open = true;
        // oxlint-disable-next-line no-underscore-dangle -- global of Storybook
        window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme: 'dark' } });
        await new Promise((resolve) => setTimeout(resolve, 1000));
        const isOpen = document.querySelector('.wb-page details:not([open])') === null;
        return (
          content.isConnected && isOpen && scrollY > 0 && document.documentElement.dataset.theme === 'dark'
        );
      })
      // Rejects if the page was reloaded.
      .catch(() => false);
    if (!isUnchanged)
      problems.push(`A change in the toolbar resets the scroll position or the details of ${id}`);
  }
  await page.close();
  return problems;
}

/** Docs pages with text, commands and tables. */
const overflowPages = [
  'introduction-start',
  'foundations-colour',
  'foundations-type',
  'foundations-content',
  'components-data-display-score-bar',
];

/** Docs pages do not scroll sideways on a small phone with double text size. Tables and code may, in their own container. */
async function checkOverflow(browser, address) {
  const problems = [];
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  for (const id of overflowPages) {
    await page.goto(`${address}iframe.html?id=${id}--docs&viewMode=docs&globals=textSize:200`);
    await page.locator('.wb-page h2').first().waitFor({ timeout: 30_000 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) problems.push(`${id} is ${width} px wide on a phone of 320 px with double text size`);
  }
  await page.close();
  return problems;
}

/** Links from the pages of Introduction and Patterns lead to pages and stories of the site. */
async function checkLinks(browser, address) {
  const page = await browser.newPage();
  const { entries } = await (await page.request.get(`${address}index.json`)).json();
  const problems = [];
  for (const { id, title } of Object.values(entries)) {
    if (!/^(Introduction|Patterns)\//.test(title)) continue;
    await page.goto(`${address}iframe.html?id=${id}&viewMode=docs`);
    await page.locator('.wb-page h2').first().waitFor({ timeout: 30_000 });
    const targets = await page
      .locator('a[href*="path=/"]')
      .evaluateAll((links) => links.map(({ href }) => href.slice(href.lastIndexOf('/') + 1)));
    for (const target of targets)
      if (!entries[target]) problems.push(`${id} links to ${target}, which is missing`);
  }
  await page.close();
  return problems;
}

/** Stories in two windows of one browser do not influence each other (.storybook/isolate-storage.ts). */
async function checkIsolation(browser, address) {
  const context = await browser.newContext();
  const problems = [];
  const stories = [
    ['in-the-middle', 'Question 7 of 20'],
    ['default', 'Question 1 of 20'],
  ];
  const pages = [];
  for (const [name] of stories) {
    const page = await context.newPage();
    await page.goto(`${address}iframe.html?id=screens-questionnaire-screen--${name}&viewMode=story`);
    await page.getByRole('radio').first().waitFor({ timeout: 30_000 });
    pages.push(page);
  }
  for (const [index, [name, text]] of stories.entries()) {
    const isVisible = await pages[index].getByText(text).first().isVisible();
    if (!isVisible)
      problems.push(`The question story "${name}" does not display "${text}" in one of two windows`);
  }
  await pages[0].evaluate(() => localStorage.setItem('probe', 'first window'));
  if ((await pages[1].evaluate(() => localStorage.getItem('probe'))) !== null)
    problems.push('Two windows share the storage of their stories');
  await context.close();
  return problems;
}
