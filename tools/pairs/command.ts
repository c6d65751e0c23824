import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { root } from '../prepare.mjs';
import { asks, coloursOf, type DrawnPair, type KeptPair, keptOf } from './file.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See `tools/pairs/command.ts`. */
    holdPairs(story: string, drawn: readonly DrawnPair[]): Promise<string>;
  }
}

const file = join(root, '.storybook/foundations/pairs.json');
const ofThisRun = new Map<string, readonly DrawnPair[]>();

/**
 * Compares the pairs of colours that a story draws with those that the page of colours shows, or keeps them
 * (ACCEPT_PAIRS=1).
 * @returns what differs, to be shown; '' where nothing does
 */
export const holdPairs: BrowserCommand<[name: string, drawn: readonly DrawnPair[]], string> = (
  { testPath = '' },
  name,
  drawn,
) => {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as readonly KeptPair[];
  const story = `${testPath.slice(join(root, 'src/web/').length)} > ${name}`;
  if (process.env.ACCEPT_PAIRS === '1') {
    ofThisRun.set(story, drawn);
    writeFileSync(file, `${JSON.stringify(keptOf(ofThisRun, kept), null, 2)}\n`);
    return '';
  }
  const said = [
    ...drawn
      .filter((pair) => !has(kept, pair))
      .map((pair) => `${wordsOf(pair)} is drawn, and not on the page of colours`),
    ...kept
      .filter((pair) => pair.story === story && !has(drawn, pair))
      .map((pair) => `${wordsOf(pair)} is on the page of colours as seen here, and not drawn`),
  ];
  if (said.length === 0) return '';
  return `${story}: ${said.join('; ')}. If it is meant: ACCEPT_PAIRS=1 npx vitest run --project stories`;
};

const wordsOf = (pair: DrawnPair) => `${coloursOf(pair)} (${pair.use})`;

/** Is the pair among these, with a use that needs at least as much? */
function has(pairs: readonly DrawnPair[], pair: DrawnPair): boolean {
  return pairs.some((one) => coloursOf(one) === coloursOf(pair) && asks(pair.use, one.use));
}
