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
  } finally {
    await browser.close();
    await close();
  }
  return wrong;
}
