/** Finds a Chromium for tests, or installs Debian's; fails naming the command. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebian } from './debian.mjs';

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a browser that is there, or null: `CHROMIUM_PATH`, Playwright's own, else a well-known place. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const own = chromium.executablePath();
  return [own, ...wellKnown].find((path) => path && existsSync(path)) ?? null;
}

/** As `findBrowser`, installing Debian's package as root where there is none. */
export function ensureBrowser() {
  const found = findBrowser() ?? (installDebian('chromium') ? findBrowser() : null);
  if (found) return found;
  throw new Error(
    'The tests need a browser. Run: apt-get install chromium (as root), or set CHROMIUM_PATH to one.',
  );
}

/** Flags for a browser that may run as root and must not call home. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
