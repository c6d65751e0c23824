import type { Instrument } from '#domain/instrument/instrument.ts';
import { numbersOf } from '#domain/instrument/version.ts';
import { differences } from './differences.ts';

/**
 * How far the current file differs from a published one: 'major' when items, order, scale or keys changed, so
 * that scores no longer compare; 'minor' for any other change. The version numbers themselves do not count.
 */
export function changeBetween(published: Instrument, current: Instrument): 'none' | 'minor' | 'major' {
  if (differences(keysOf(published), keysOf(current)).length > 0) return 'major';
  return differences(contentOf(published), contentOf(current)).length > 0 ? 'minor' : 'none';
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

/** All that a file says, but its version and the editor's pointer to the schema. */
function contentOf(instrument: Instrument): object {
  return { ...instrument, version: undefined, $schema: undefined };
}

/** What scores depend on: if it changes, an old and a new score measure different things. */
function keysOf({ presentation, scale, items, scores, history }: Instrument): object {
  return {
    recall: presentation.recall,
    scale,
    items: items.map((item) => ({ ...item, reverse: item.reverse ?? false })),
    scores: scores.map(({ id, formula, decimals }) => ({ id, formula, decimals })),
    history,
  };
}
