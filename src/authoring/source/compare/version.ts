import type { Instrument } from '#domain/instrument/instrument.ts';
import { parseVersion } from '#domain/instrument/version.ts';
import { fillDefaults } from './defaults.ts';
import { diffPaths, getValueAt } from './differences.ts';
import { omitStandardErrors } from './formula.ts';
import { removeAddedPositionWords } from './scales.ts';
import { isSpellingChange } from './spelling.ts';

/**
 * Returns the size of the change: 'major' if items, order, scale or keys differ, so that scores are not comparable,
 * 'minor' for any other change. Ignores version numbers.
 */
export function classifyChange(published: Instrument, current: Instrument): 'none' | 'minor' | 'major' {
  const before = pickScoringKeys(published, published);
  if (diffPaths(before, pickScoringKeys(current, published)).length > 0) return 'major';
  return diffPaths(pickContent(published), pickContent(current)).length > 0 ? 'minor' : 'none';
}

/**
 * Returns true if two versions differ only in words, so that a spelling version may be sufficient. Ids, addresses,
 * codes and scoring are equal; that the meaning is the same, two people confirm in `spelling`.
 */
export function isSpellingOnly(before: Instrument, after: Instrument): boolean {
  const positions = diffPaths(pickContent(before), pickContent(after));
  return (
    positions.length > 0 &&
    positions.every((position) =>
      isSpellingChange(position, getValueAt(before, position), getValueAt(after, position)),
    )
  );
}

/**
 * Returns true if the second version is a confirmed spelling correction: only words differ, only the third version
 * number is higher, and two different people confirmed it.
 */
export function isSpellingVersion(before: Instrument, after: Instrument): boolean {
  const [old, updated] = [parseVersion(before.version), parseVersion(after.version)];
  const { declaredBy = '', confirmedBy = '' } = after.spelling ?? {};
  const isThird = old[0] === updated[0] && old[1] === updated[1] && old[2] < updated[2];
  const areTwo = declaredBy !== '' && confirmedBy !== '' && declaredBy !== confirmedBy;
  return isThird && areTwo && isSpellingOnly(before, after);
}

/** Lists the first five paths that differ, and the number of further ones. */
export function formatChangedPaths(before: Instrument, after: Instrument): string {
  const paths = diffPaths(pickContent(before), pickContent(after));
  const displayed = paths.slice(0, 5).join(', ');
  return paths.length > 5 ? `${displayed} and ${paths.length - 5} more` : displayed;
}

/** Returns the next major or minor version. */
export function getNextVersion({ version }: Instrument, change: 'none' | 'minor' | 'major'): string {
  const [major, minor] = parseVersion(version);
  return change === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

/** Returns the next spelling version: 1.0.1 after 1.0. */
export function getNextSpellingVersion({ version }: Instrument): string {
  const [major, minor, spelling] = parseVersion(version);
  return `${major}.${minor}.${spelling + 1}`;
}

/** Fills in all defaults and omits version, sign-off and `$schema`. */
function pickContent(instrument: Instrument): object {
  return {
    ...fillDefaults(instrument),
    version: undefined,
    spelling: undefined,
    signOff: undefined,
    $schema: undefined,
  };
}

/**
 * Selects the keys that affect the comparison of scores with those of an earlier version: without rules for missing
 * answers if it had complete answers only, and without the words of positions if it had none.
 */
function pickScoringKeys(instrument: Instrument, published: Instrument): object {
  const { presentation, scale, scales, items, missing, scores, history } = removeAddedPositionWords(
    fillDefaults(instrument),
    published,
  );
  return {
    recall: presentation.recall,
    order: presentation.order,
    scale,
    scales,
    items,
    missingLimit: published.allowsMissing ? missing : undefined,
    scores: scores.map(({ id, formula, recode, decimals, rounding, missing: rule }) => ({
      id,
      formula: omitStandardErrors(formula),
      recode,
      decimals,
      // An explicit default is no change.
      rounding: { mode: 'halfUp', passedOn: 'exact', ...rounding },
      missing: published.allowsMissing ? rule : undefined,
    })),
    history,
  };
}
