import type { Instrument } from '#domain/instrument/instrument.ts';
import { areas, type InstrumentChange, type ChangeSize } from './change.ts';
import { fillDefaults } from './defaults.ts';
import { compareItems } from './items.ts';
import { compareOtherKeys } from './other-keys.ts';
import { compareScales } from './scales.ts';
import { compareScores } from './scores.ts';
import { comparabilitySentences, formatVerdict } from './verdict.ts';
import { classifyChange, isSpellingVersion, getNextVersion, getNextSpellingVersion } from './version.ts';

/** The changes between two versions of an instrument, and their consequences. */
export interface InstrumentComparison {
  /** Sorted by area: items, scale, keys, norms, cuts, texts, looks, papers. */
  readonly changes: readonly InstrumentChange[];
  readonly size: ChangeSize;
  /** The minimum version of the second instrument; its current one if nothing changed. */
  readonly version: string;
  /** One sentence on whether scores are comparable. */
  readonly comparable: string;
  /** Whether scores are comparable, which version is required, and why. */
  readonly verdict: string;
}

/** Compares an older with a newer version of an instrument. */
export function compareInstruments(before: Instrument, after: Instrument): InstrumentComparison {
  const changes = listChanges(fillDefaults(before), fillDefaults(after));
  const size = isSpellingVersion(before, after) ? 'spelling' : classifyChange(before, after);
  const version = suggestVersion(before, after, size);
  const verdict = formatVerdict({ before, after, changes, size, version });
  return { changes, size, version, comparable: comparabilitySentences[size], verdict };
}

function listChanges(before: Instrument, after: Instrument): InstrumentChange[] {
  const found = [
    ...compareItems(before, after),
    ...compareScales(before, after),
    ...compareScores(before, after),
    ...compareOtherKeys(before, after),
  ];
  return areas.flatMap((area) => found.filter((change) => change.area === area));
}

function suggestVersion(before: Instrument, after: Instrument, size: ChangeSize): string {
  if (size === 'none') return after.version;
  return size === 'spelling' ? getNextSpellingVersion(before) : getNextVersion(before, size);
}
