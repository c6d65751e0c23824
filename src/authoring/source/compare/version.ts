import type { Instrument } from '#domain/instrument/instrument.ts';
import { parseVersion } from '#domain/instrument/version.ts';
import { fillDefaults } from './defaults.ts';
import { diffPaths, getValueAt } from './differences.ts';
import { pickScoringPart } from './formula.ts';
import { isRespelled } from './spelling.ts';

/**
 * How far the current file differs from a published one: 'major' when items, order, scale or keys changed, so
 * that scores no longer compare; 'minor' for any other change. The version numbers themselves do not count.
 */
export function changeBetween(published: Instrument, current: Instrument): 'none' | 'minor' | 'major' {
  if (diffPaths(pickScoringKeys(published), pickScoringKeys(current)).length > 0) return 'major';
  return diffPaths(pickContent(published), pickContent(current)).length > 0 ? 'minor' : 'none';
}

/**
 * Do two versions differ in single words alone, so that a third version number may do? Ids, addresses, codes and
 * everything that is judged by are the same. Whether the words still say the same, two people say (`spelling` in the
 * file). False where nothing differs.
 */
export function isSpellingOnly(before: Instrument, after: Instrument): boolean {
  const positions = diffPaths(pickContent(before), pickContent(after));
  return (
    positions.length > 0 &&
    positions.every((position) =>
      isRespelled(position, getValueAt(before, position), getValueAt(after, position)),
    )
  );
}

/**
 * Is the second version the first one respelled: words alone differ, its third number alone is higher, and two different
 * people declared and confirmed it?
 */
export function isRespelling(before: Instrument, after: Instrument): boolean {
  const [old, fresh] = [parseVersion(before.version), parseVersion(after.version)];
  const { declaredBy = '', confirmedBy = '' } = after.spelling ?? {};
  const isThird = old[0] === fresh[0] && old[1] === fresh[1] && old[2] < fresh[2];
  const areTwo = declaredBy !== '' && confirmedBy !== '' && declaredBy !== confirmedBy;
  return isThird && areTwo && isSpellingOnly(before, after);
}

/** The places in which two versions differ: the first five, and how many more. */
export function formatChangedPaths(before: Instrument, after: Instrument): string {
  const paths = diffPaths(pickContent(before), pickContent(after));
  const displayed = paths.slice(0, 5).join(', ');
  return paths.length > 5 ? `${displayed} and ${paths.length - 5} more` : displayed;
}

/** The version that a change asks for: the next major, or the next minor number. */
export function raiseVersion({ version }: Instrument, change: 'none' | 'minor' | 'major'): string {
  const [major, minor] = parseVersion(version);
  return change === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

/** The version after this one when spelling alone changes: 1.0.1 after 1.0. */
export function raisePatch({ version }: Instrument): string {
  const [major, minor, spelling] = parseVersion(version);
  return `${major}.${minor}.${spelling + 1}`;
}

/**
 * All that a file says, each default written out; without its version, who signed that, and the editor's pointer to the
 * schema.
 */
function pickContent(instrument: Instrument): object {
  return {
    ...fillDefaults(instrument),
    version: undefined,
    spelling: undefined,
    signOff: undefined,
    $schema: undefined,
  };
}

/** What scores depend on: if it changes, an old and a new score measure different things. */
function pickScoringKeys(instrument: Instrument): object {
  const { presentation, scale, scales, items, scores, history } = fillDefaults(instrument);
  return {
    recall: presentation.recall,
    order: presentation.order,
    scale,
    scales,
    items,
    scores: scores.map(({ id, formula, decimals, missing }) => ({
      id,
      formula: pickScoringPart(formula),
      decimals,
      missing,
    })),
    history,
  };
}
