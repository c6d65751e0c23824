/** Runs Lighthouse for mobile on our pages, as a separate process with a browser of this one. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findFreePort } from '#authoring/studio/dev/find-free-port.ts';
import { browserArgs, ensureBrowser } from '../../browser.mjs';
import { root } from '../../prepare.mjs';
import type { TestBed } from './compared-pages.ts';
import type { Samples } from './samples.ts';
import { type PageName, pageNames, pages } from './pages.ts';

const lighthouseCli = join(root, 'node_modules/.cache/bench-web/node_modules/lighthouse/cli/index.js');

interface Report {
  readonly categories: Record<string, { readonly score: number }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
}

const audits = {
  'LH blocking ms': 'total-blocking-time',
  'LH largest paint ms': 'largest-contentful-paint',
  'LH layout shift': 'cumulative-layout-shift',
};

/** Adds scores (0 to 100) and times of every page. SEO scores of pages with a login are left out. */
export async function runLighthouse(testBed: TestBed, runs: number, samples: Samples): Promise<void> {
  for (let run = 1; run <= runs; run += 1) {
    samples.nextRun();
    for (const name of pageNames) {
      const { categories, audits: results } = await runLighthouseOnPage(testBed, name);
      for (const [category, { score }] of Object.entries(categories))
        if (category !== 'seo' || !pages[name].isMembers) samples.add(name, `LH ${category}`, score * 100);
      for (const [measure, audit] of Object.entries(audits))
        samples.add(name, measure, results[audit]?.numericValue ?? Number.NaN);
    }
    console.log(`Lighthouse ${run} of ${runs}`);
  }
}

async function runLighthouseOnPage(testBed: TestBed, name: PageName): Promise<Report> {
  const { path, isMembers } = pages[name];
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-lighthouse-'));
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureBrowser(),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  });
  try {
    // Lighthouse clears caches, but not cookies.
    if (isMembers) await context.addCookies(testBed.userCookies);
    const args = [lighthouseCli, testBed.address + path, `--port=${port}`, '--output=json', '--quiet'];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      maxBuffer: 2 ** 28,
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
    });
    return JSON.parse(stdout) as Report;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
