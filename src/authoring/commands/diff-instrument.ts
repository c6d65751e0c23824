/**
 * `npm run diff:instrument -- A B`: what changed from A to B, whether scores stay comparable, which version is needed.
 * Each is a file, "S1@1.0" for a published version, or "S1" for the file that is worked on. With one name alone, its
 * newest published version is compared with the file that is worked on.
 */
import { fileURLToPath } from 'node:url';
import { compareInstruments } from '../source/compare/comparison.ts';
import { formatComparison } from '../check/format-comparison.ts';
import { findInstrument, findNewestPublished } from '../check/find-instrument.ts';

const folder = fileURLToPath(new URL('../../../questionnaires', import.meta.url));
const [first, second, ...more] = process.argv.slice(2);

try {
  if (first === undefined)
    throw new Error('Name what to compare, for example: npm run diff:instrument S1@1.0 S1');
  if (more.length > 0) throw new Error('Name one or two questionnaires, not more.');
  const named = findInstrument(folder, first);
  const [before, after] =
    second === undefined
      ? [findInstrument(folder, findNewestPublished(folder, named.instrument.id)), named]
      : [named, findInstrument(folder, second)];
  console.log(formatComparison(before, after, compareInstruments(before.instrument, after.instrument)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
