/** Measures the page of a question next to three peers, and other pages. `start.mjs` has checked the arguments. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../../browser.mjs';
import { checkPeers } from './check-peers.ts';
import { startTestBed } from './compared-pages.ts';
import { type Figures, type RunFigures, Samples } from './samples.ts';
import { runLighthouse } from './lighthouse.ts';
import { type PartName, parts } from './parts.ts';
import { printChange, printComparison, printPages } from './tables.ts';

/** The format of the files in `results`. */
interface ResultsFile {
  /** ISO 8601. */
  readonly taken: string;
  readonly revision: string;
  readonly machine: string;
  readonly runs: number;
  readonly figures: Figures;
  /** Older files do not have it. */
  readonly byRun?: RunFigures;
}

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'first,answer,pages' },
    json: { type: 'string' },
    against: { type: 'string' },
    lighthouse: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const runs = Number(flags.runs);
const testBed = await startTestBed();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
try {
  if (flags.check) await checkPeers(browser, testBed.compared);
  else await measure();
} finally {
  await browser.close();
  await testBed.stop();
}

async function measure(): Promise<void> {
  const samples = new Samples();
  const load = loadavg()[0]!.toFixed(1);
  const partNames = flags.only.split(',').filter(Boolean) as PartName[];
  for (let run = 1; run <= runs && partNames.length > 0; run += 1) {
    samples.nextRun();
    // Rotates the order of the pages, because a measurement affects the next one.
    const rotated = { ...testBed, compared: rotate(testBed.compared, run - 1) };
    for (const name of partNames) await parts[name](browser, rotated, samples);
    console.log(`run ${run} of ${runs}, load ${loadavg()[0]!.toFixed(1)}`);
  }
  if (flags.lighthouse) await runLighthouse(testBed, runs, samples);
  const [figures, byRun] = [samples.getMedians(), samples.getMediansByRun()];
  printComparison(figures, byRun);
  printPages(figures);
  if (flags.against)
    printChange((JSON.parse(readFileSync(flags.against, 'utf8')) as ResultsFile).figures, figures);
  const results: ResultsFile = {
    taken: new Date().toISOString(),
    revision: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
    machine: `${cpus().length} × ${cpus()[0]!.model}, load ${load} before, ${loadavg()[0]!.toFixed(1)} after; Chromium ${browser.version()}`,
    runs,
    figures,
    byRun,
  };
  if (flags.json) writeFileSync(flags.json, `${JSON.stringify(results, null, 2)}\n`);
}

function rotate<T>(all: readonly T[], by: number): T[] {
  const from = by % all.length;
  return [...all.slice(from), ...all.slice(0, from)];
}
