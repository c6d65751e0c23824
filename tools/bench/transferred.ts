/**
 * Measures the scripts and styles that the first question needs, compressed and with response headers. Files that the HTML does
 * not name are blocked, and the second question must appear without them.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { type CDPSession, chromium } from '@playwright/test';
import { cookies } from '#contract/paths.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { startAppProcess } from '#tests/support/app-process.ts';
import { browserArgs, ensureBrowser } from '../browser.mjs';
import { registerClient } from './client.ts';
import { screen } from './phone.ts';

/** Prints a line per file, and the sum. */
export async function reportTransferred(): Promise<void> {
  const program = await startAppProcess({ SIGNUP: 'open' });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  try {
    const [{ id, items, routes }] = instruments as [Instrument];
    const { token, userid } = await registerClient(`${program.address}/api`, 'bench_bytes');
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
    const files = await recordFiles(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('main label').first().click();
    await page.getByText(`Question 2 of ${items.length}`, { exact: true }).waitFor();
    printFiles([...files.values()], measureInlineStyles(html));
  } finally {
    await browser.close();
    await program.stop();
  }
}

interface File {
  readonly name: string;
  bytes: number;
}

function printFiles(files: readonly File[], styles: number): void {
  const line = (bytes: number, name: string) =>
    console.log(`  ${(bytes / 1000).toFixed(2).padStart(6)} kB  ${name}`);
  const received = files.filter(({ bytes }) => bytes > 0).toSorted((a, b) => b.bytes - a.bytes);
  console.log('\nScripts and styles that the first question needs, as transferred, with headers');
  for (const { name, bytes } of received) line(bytes, name);
  const sum = received.reduce((total, { bytes }) => total + bytes, 0);
  line(sum, `in ${received.length} files`);
  line(styles, 'inline styles of the page, compressed separately');
  line(sum + styles, 'total');
}

/** Compressed size of the inline styles of a page, in bytes. */
function measureInlineStyles(html: string): number {
  const text = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style).join('');
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Records the bytes of each script and style that was received completely. */
async function recordFiles(network: CDPSession): Promise<Map<string, File>> {
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
