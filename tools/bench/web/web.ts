/**
 * `npm run bench:web`: our questions beside those of three peers, and our other pages, in one run and in turn.
 * Flags: `--runs 5`, `--only first,answer,pages`, `--json FILE`, `--against FILE`, `--lighthouse`, `--check`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../../browser.mjs';
import { checkPeers } from './check.ts';
import { setStage } from './compared.ts';
import { type Figures, type RunFigures, Samples } from './figures.ts';
import { judgePages } from './lighthouse.ts';
import { parts } from './parts.ts';
import { printChange, printComparison, printPages } from './tables.ts';

interface Kept {
  readonly taken: string;
  readonly revision: string;
  readonly machine: string;
  readonly runs: number;
  readonly figures: Figures;
  /** What each run measured by itself; not in results kept before this was. */
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
const stage = await setStage();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
try {
  if (flags.check) await checkPeers(browser, stage.compared);
  else await measure();
} finally {
  await browser.close();
  await stage.stop();
}

async function measure(): Promise<void> {
  const samples = new Samples();
  const load = loadavg()[0]!.toFixed(1);
  const named = flags.only.split(',').filter(Boolean);
  for (let run = 1; run <= runs && named.length > 0; run += 1) {
    samples.nextRun();
    // Another page begins each time: what comes first finds the machine as the one before has left it.
    const turned = { ...stage, compared: turn(stage.compared, run - 1) };
    for (const name of named) {
      const part = parts[name];
      if (!part) throw new Error(`No such part: ${name}. There are ${Object.keys(parts).join(', ')}.`);
      await part(browser, turned, samples);
    }
    console.log(`run ${run} of ${runs}, load ${loadavg()[0]!.toFixed(1)}`);
  }
  if (flags.lighthouse) await judgePages(stage, runs, samples);
  const [figures, byRun] = [samples.medians(), samples.byRun()];
  printComparison(figures, byRun);
  printPages(figures);
  if (flags.against) printChange((JSON.parse(readFileSync(flags.against, 'utf8')) as Kept).figures, figures);
  const kept: Kept = {
    taken: new Date().toISOString(),
    revision: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
    machine: `${cpus().length} × ${cpus()[0]!.model}, load ${load} before, ${loadavg()[0]!.toFixed(1)} after; Chromium ${browser.version()}`,
    runs,
    figures,
    byRun,
  };
  if (flags.json) writeFileSync(flags.json, `${JSON.stringify(kept, null, 2)}\n`);
}

function turn<T>(all: readonly T[], by: number): T[] {
  const from = by % all.length;
  return [...all.slice(from), ...all.slice(0, from)];
}
