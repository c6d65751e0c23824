/** Opens pages like a slow phone with an empty cache. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { slowNetwork, screen, cpuSlowdown } from '../phone.ts';
import type { Cookie } from './compared-pages.ts';

/**
 * `phone`: 150 ms per request, as in `npm run bench`. `lighthouse`: the DevTools throttling of Lighthouse for a round trip of
 * 150 ms, with 562.5 ms per request and 90 % of the throughput. `own`: no throttling.
 */
export type NetworkProfile = 'phone' | 'lighthouse' | 'own';

const lighthouse = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};
const networkProfiles = { phone: slowNetwork, lighthouse };

export interface Speed {
  readonly network: NetworkProfile;
  /** Whether the CPU is as slow as that of a phone. */
  readonly isSlow: boolean;
}

export interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly devtools: CDPSession;
}

export async function openPage(
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
  await context.addInitScript(defineAfterPaint);
  // tsx adds calls of this function to functions that run in the page.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (speed.network !== 'own')
    await devtools.send('Network.emulateNetworkConditions', networkProfiles[speed.network]);
  if (speed.isSlow) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, context, devtools };
}

declare global {
  /** In the page: calls back after the paint of the current frame. */
  var afterPaint: (done: () => void) => void;
}

function defineAfterPaint() {
  globalThis.afterPaint = (done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', done);
    port1.start();
    port2.postMessage(null);
  };
}
