import { ensureEngines } from '#tools/engines.mjs';
import { browserArgs } from '#tools/browser.mjs';
import type { Connection } from './connection.ts';
import { startDisplay } from './display.ts';
import { connectOverHttp } from './http-connection.ts';
import { connectOverMarionette } from './marionette-connection.ts';

/** The engines of the browsers that people use: Chrome and Edge, Firefox, and Safari. */
export const engineNames = ['Chromium', 'Firefox', 'WebKitGTK'] as const;
export type EngineName = (typeof engineNames)[number];

/** The size of a window in CSS pixels. Firefox and WebKitGTK are at least 450 to 500 wide. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Starts a browser of Debian. Installs missing ones, or throws with the command to run. */
export async function launchEngine(name: EngineName, size: WindowSize): Promise<Connection> {
  const programs = ensureEngines();
  if (name === 'Firefox') return connectOverMarionette(programs.firefox, size);
  if (name === 'WebKitGTK') return launchWebKit(programs.webkitDriver, programs.xvfb, size);
  const options = {
    args: [...browserArgs, '--headless=new'],
    mobileEmulation: { deviceMetrics: { ...size, pixelRatio: 1 } },
  };
  return connectOverHttp({
    program: programs.chromedriver,
    capabilities: { 'goog:chromeOptions': options },
  });
}

async function launchWebKit(program: string, xvfb: string, size: WindowSize): Promise<Connection> {
  const display = await startDisplay(xvfb);
  const env = { DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  const connection = await connectOverHttp({ program, env, capabilities: {} });
  await connection.send('SetWindowRect', { ...size });
  return {
    send: connection.send,
    async close() {
      await connection.close();
      await display.stop();
    },
  };
}
