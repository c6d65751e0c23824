import type { Instrument } from '#domain/instrument/instrument.ts';
import { isQuestion } from '#domain/instrument/questions.ts';
import { numbersOf } from '#domain/instrument/version.ts';
import { differences, valueAt } from './differences.ts';

/**
 * How far the current file differs from a published one: 'major' when items, order, scale or keys changed, so
 * that scores no longer compare; 'minor' for any other change. The version numbers themselves do not count.
 */
export function changeBetween(published: Instrument, current: Instrument): 'none' | 'minor' | 'major' {
  if (differences(keysOf(published), keysOf(current)).length > 0) return 'major';
  return differences(contentOf(published), contentOf(current)).length > 0 ? 'minor' : 'none';
}

/**
 * Do two versions differ in words alone, so that a third version number may do? Texts stay where they are and keep their
 * numbers ("the last 2 weeks"); ids, addresses, codes and everything that is judged by are the same. Whether the words
 * still say the same, two people say (`spelling` in the file). False where nothing differs.
 */
export function isSpellingOnly(before: Instrument, after: Instrument): boolean {
  const places = differences(contentOf(before), contentOf(after));
  return places.length > 0 && places.every((place) => isRespelled(place, before, after));
}

function isRespelled(place: string, before: Instrument, after: Instrument): boolean {
  const [old, fresh] = [valueAt(before, place), valueAt(after, place)];
  if (typeof old !== 'string' || typeof fresh !== 'string' || !wordKeys.has(lastKey(place))) return false;
  return String(old.match(/\d+/g)) === String(fresh.match(/\d+/g));
}

/** Keys under which words stand that somebody reads; all others name, count or judge something. */
const wordKeys = new Set(
  [
    'title shortTitle summaryTitle description text label heading headingBefore instruction left right low high unit',
    'note recall finishLabel emptyText figureNote missingSession rejected failed',
    'step steps summary name red green blue normsNote basis coloursException references citation',
  ].flatMap((line) => line.split(' ')),
);

/** "items[2].text" gives "text", "help.steps[1]" gives "steps". */
function lastKey(place: string): string {
  return /([^.[\]]+)(\[\d+\])*$/.exec(place)?.[1] ?? '';
}

/** The places in which two versions differ: the first five, and how many more. */
export function changedPlaces(before: Instrument, after: Instrument): string {
  const paths = differences(contentOf(before), contentOf(after));
  const shown = paths.slice(0, 5).join(', ');
  return paths.length > 5 ? `${shown} and ${paths.length - 5} more` : shown;
}

/** The version that a change asks for: the next major, or the next minor number. */
export function raised({ version }: Instrument, change: 'none' | 'minor' | 'major'): string {
  const [major, minor] = numbersOf(version);
  return change === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

/** The version after this one when spelling alone changes: 1.0.1 after 1.0. */
export function respelled({ version }: Instrument): string {
  const [major, minor, spelling = 0] = version.split('.').map(Number);
  return `${major}.${minor}.${spelling + 1}`;
}

/** All that a file says, but its version, who signed that, and the editor's pointer to the schema. */
function contentOf(instrument: Instrument): object {
  return { ...instrument, version: undefined, spelling: undefined, signOff: undefined, $schema: undefined };
}

/** What scores depend on: if it changes, an old and a new score measure different things. */
function keysOf({ presentation, scale, items, scores, history }: Instrument): object {
  return {
    recall: presentation.recall,
    scale,
    items: items.map((item) => (isQuestion(item) ? { ...item, reverse: item.reverse ?? false } : item)),
    scores: scores.map(({ id, formula, decimals }) => ({ id, formula, decimals })),
    history,
  };
}
