/** Finds a Chromium for tests. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian.mjs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a browser, or null: `CHROMIUM_PATH`, the browser of Playwright, or one of the system. */
export function findBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return configured;
  const candidates = [chromium.executablePath(), ...systemPaths];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Finds a browser, or installs the package of Debian if this process is root. Throws if there is none. */
export function ensureBrowser() {
  const path = findBrowser() ?? (installDebianPackages('chromium') ? findBrowser() : null);
  if (path) return path;
  throw new Error(
    'The tests need a browser. Run apt-get install chromium as root, or set CHROMIUM_PATH to the path of one.',
  );
}

/** Arguments for a browser that may run as root and sends no requests of its own. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
