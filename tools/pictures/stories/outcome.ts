import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../prepare.mjs';
import type { Judge } from './judge.ts';
import { differencesPage } from './kept.ts';

let compared = 0;
let unjudged = 0;
let absent = 0;

/**
 * Counts a picture that was compared, for the closing lines of `npm test`. Where the browser draws otherwise, what
 * differs is told and counted as skipped.
 */
export function count(judge: Judge, differs: boolean): void {
  compared += 1;
  if (differs && !judge.alike) unjudged += 1;
  if (judge.alike) return;
  const words = [
    `Pictures: those kept are of ${judge.kept}; ${judge.here} draws otherwise here.`,
    `${compared} compared, ${unjudged} differ and were not judged. Look at ${relative(root, differencesPage)};`,
    'to keep pictures of this browser: npm run pictures:accept',
  ].join('\n');
  if (compared === 1) console.warn(words.split('\n')[0]);
  report(unjudged, words);
}

/** Counts a picture of the whole set where no set is kept: told and counted as skipped, like those of another browser. */
export function countAbsent(): void {
  absent += 1;
  const words = `Pictures: ${absent} views have no kept picture, for the whole set is not kept. To keep it: npm run pictures:accept`;
  report(absent, words);
}

function report(skipped: number, words: string): void {
  const { PICTURES_REPORT } = process.env;
  if (PICTURES_REPORT) writeFileSync(PICTURES_REPORT, JSON.stringify({ skipped, told: [words] }));
}
