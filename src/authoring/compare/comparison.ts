import type { Instrument } from '#domain/instrument/instrument.ts';
import { areas, breaksScores, type Change } from './change.ts';
import { itemChanges, scaleChanges } from './items.ts';
import { otherChanges } from './rest.ts';
import { scoreChanges } from './scores.ts';
import { changeBetween, isSpellingOnly, raised, respelled } from './version.ts';

/** What two versions of an instrument differ in, and what follows from it. */
export interface Comparison {
  /** What touches the scores first: items, scale, keys, norms, cuts, texts, looks. */
  readonly changes: readonly Change[];
  /** 'major' when scores of the two no longer compare. */
  readonly size: 'none' | 'minor' | 'major';
  /** The version that the second must have at least; its own where nothing changed. */
  readonly version: string;
  /** The version that is enough where words alone differ and two people say that it is spelling; else null. */
  readonly spelling: string | null;
  /** Whether scores compare, in a sentence. */
  readonly comparable: string;
  /** In one or two sentences: whether scores compare, which version is needed, and why. */
  readonly verdict: string;
}

/** Compares an older with a newer version of one instrument. */
export function compareInstruments(before: Instrument, after: Instrument): Comparison {
  const found = [
    ...itemChanges(before, after),
    ...scaleChanges(before, after),
    ...scoreChanges(before, after),
    ...otherChanges(before, after),
  ];
  const changes = areas.flatMap((area) => found.filter((change) => change.area === area));
  const size = changeBetween(before, after);
  const version = size === 'none' ? after.version : raised(before, size);
  return {
    changes,
    size,
    version,
    spelling: isSpellingOnly(before, after) ? respelled(before) : null,
    comparable: comparable[size],
    verdict: verdictOf(size, changes, before, version),
  };
}

const comparable = {
  none: 'Nothing changed. Scores compare.',
  minor: 'Scores stay comparable: the questions and the way they are scored are the same.',
  major: 'Scores no longer compare: they are answers to something else.',
} as const;

function verdictOf(
  size: Comparison['size'],
  changes: readonly Change[],
  { version: old }: Instrument,
  version: string,
): string {
  if (size === 'none') return 'Nothing changed. Scores compare, and no new version is needed.';
  const touched = areas.filter((area) => changes.some((change) => change.area === area));
  if (size === 'minor') {
    return `${comparable.minor} A minor version is needed, ${version} after ${old}, because of changes in ${listed(touched)}.`;
  }
  const reasons = areas.filter((area) => changes.some((one) => one.area === area && breaksScores(one)));
  return `${comparable.major} A major version is needed, ${version} after ${old}, because of changes in ${listed(reasons)}. Old results stay, and are no longer set against new ones.`;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
