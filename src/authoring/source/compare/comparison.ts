import type { Instrument } from '#domain/instrument/instrument.ts';
import { areas, type Change, type Size } from './change.ts';
import { withDefaults } from './defaults.ts';
import { itemChanges } from './items.ts';
import { otherChanges } from './rest.ts';
import { scaleChanges } from './scales.ts';
import { scoreChanges } from './scores.ts';
import { comparable, verdictOf } from './verdict.ts';
import { changeBetween, isRespelling, raised, respelled } from './version.ts';

/** What two versions of an instrument differ in, and what follows from it. */
export interface Comparison {
  /** What touches the scores first: items, scale, keys, norms, cuts, texts, looks, papers. */
  readonly changes: readonly Change[];
  readonly size: Size;
  /** The version that the second must have at least; its own where nothing changed. */
  readonly version: string;
  /** Whether scores compare, in a sentence. */
  readonly comparable: string;
  /** In a few sentences: whether scores compare, which version is needed, and why. */
  readonly verdict: string;
}

/** Compares an older with a newer version of one instrument. */
export function compareInstruments(before: Instrument, after: Instrument): Comparison {
  const changes = changesBetween(withDefaults(before), withDefaults(after));
  const size = isRespelling(before, after) ? 'spelling' : changeBetween(before, after);
  const version = versionAfter(before, after, size);
  const verdict = verdictOf({ before, after, changes, size, version });
  return { changes, size, version, comparable: comparable[size], verdict };
}

function changesBetween(before: Instrument, after: Instrument): Change[] {
  const found = [
    ...itemChanges(before, after),
    ...scaleChanges(before, after),
    ...scoreChanges(before, after),
    ...otherChanges(before, after),
  ];
  return areas.flatMap((area) => found.filter((change) => change.area === area));
}

function versionAfter(before: Instrument, after: Instrument, size: Size): string {
  if (size === 'none') return after.version;
  return size === 'spelling' ? respelled(before) : raised(before, size);
}
