/**
 * The scripts and styles that the first question needs, as Chromium's network log counts them: compressed, with the
 * headers of their answers. With an empty cache, logged in. What the page does not name never comes, and a tap on an answer leads
 * to the second question all the same.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { type CDPSession, chromium } from '@playwright/test';
import { cookies } from '#contract/paths.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { startProgram } from '#tests/support/program.ts';
import { browserArgs, ensureBrowser } from '../browser.mjs';
import { newClient } from './client.ts';
import { screen } from './phone.ts';

/** Prints one line per file, and the sum. */
export async function reportTransferred(): Promise<void> {
  const program = await startProgram({ SIGNUP: 'open' });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  try {
    const [{ id, items, routes }] = instruments as [Instrument];
    const { token, userid } = await newClient(`${program.address}/api`, 'bench_bytes');
    const context = await browser.newContext({ viewport: screen, isMobile: true, hasTouch: true });
    const url = program.address;
    await context.addCookies([
      { name: cookies.token, value: token, url },
      { name: cookies.userid, value: String(userid), url },
    ]);
    const address = `${url}${routes.questionnaire}/${id}`;
    const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    const page = await context.newPage();
    await page.route('**/static/{js,css}/**', (route) =>
      html.includes(`="${new URL(route.request().url()).pathname}"`) ? route.continue() : route.abort(),
    );
    const files = await listen(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('main label').first().click();
    await page.getByText(`Question 2 of ${items.length}`, { exact: true }).waitFor();
    print([...files.values()], stylesIn(html));
  } finally {
    await browser.close();
    await program.stop();
  }
}

interface File {
  readonly name: string;
  bytes: number;
}

function print(files: readonly File[], styles: number): void {
  const line = (bytes: number, name: string) =>
    console.log(`  ${(bytes / 1000).toFixed(2).padStart(6)} kB  ${name}`);
  const came = files.filter(({ bytes }) => bytes > 0).toSorted((a, b) => b.bytes - a.bytes);
  console.log('\nScripts and styles that the first question needs, as transferred, with headers');
  for (const { name, bytes } of came) line(bytes, name);
  const sum = came.reduce((total, { bytes }) => total + bytes, 0);
  line(sum, `in ${came.length} files`);
  line(styles, 'styles that stand in the page, packed by themselves');
  line(sum + styles, 'in all');
}

/** Bytes of the styles in a page, as if they came alone. */
function stylesIn(html: string): number {
  const text = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style).join('');
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Keeps the bytes of each script and style that has come whole. */
async function listen(network: CDPSession): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    files.set(requestId, { name: new URL(request.url).pathname, bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await network.send('Network.enable');
  return files;
}
