/** A window of a simple phone, with nothing in its cache. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { line, screen, slowerProcessor } from '../phone.ts';
import type { Cookie } from './compared.ts';

/**
 * `phone`: as the other measurements of `bench` have it, 150 ms for each request. `lighthouse`: what Lighthouse sets in
 * the browser for the same 150 ms of a real line, where a request takes several ways there and back: 562.5 ms, and nine
 * tenths of the bytes. `own`: this machine's.
 */
export type Line = 'phone' | 'lighthouse' | 'own';

const lighthouse = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};
const lines = { phone: line, lighthouse };

export interface Speed {
  readonly line: Line;
  /** The processor is slowed down to that of a simple phone. */
  readonly isSlow: boolean;
}

export interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly devtools: CDPSession;
}

export async function openWindow(
  browser: Browser,
  speed: Speed,
  cookies: readonly Cookie[] = [],
): Promise<Window> {
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(provideAfterPaint);
  // What tsx writes into functions that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (speed.line !== 'own') await devtools.send('Network.emulateNetworkConditions', lines[speed.line]);
  if (speed.isSlow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  return { page, context, devtools };
}

declare global {
  /** In the page: calls once the frame that is being made has been painted. */
  var afterPaint: (done: () => void) => void;
}

function provideAfterPaint() {
  globalThis.afterPaint = (done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', done);
    port1.start();
    port2.postMessage(null);
  };
}
