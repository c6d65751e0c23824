import { differences } from './differences.ts';
import type { Instrument } from './instrument.ts';
import { saysTemplate } from './new-instrument.ts';
import type { Problem } from './problem.ts';

const command = 'npm run publish:instrument';

/** The major number of a "major.minor" version. */
export function majorOf(version: string): number {
  return numbersOf(version)[0];
}

/**
 * How far the current file differs from a published one: 'major' when items, order, scale or keys changed, so
 * that scores no longer compare; 'minor' for any other change. The version numbers themselves do not count.
 */
export function changeBetween(published: Instrument, current: Instrument): 'none' | 'minor' | 'major' {
  if (differences(keysOf(published), keysOf(current)).length > 0) return 'major';
  return differences(contentOf(published), contentOf(current)).length > 0 ? 'minor' : 'none';
}

/**
 * What keeps a file from standing beside its published versions: changed without a new version, raised too
 * little or too far, not above the newest, or not published yet. The most urgent problem alone.
 * @param published every published version of this instrument, in any order
 */
export function versionProblems(published: readonly Instrument[], current: Instrument): Problem[] {
  const same = published.find(({ version }) => version === current.version);
  if (same) return changedInPlace(same, current);
  const newest = [...published].sort((a, b) => inOrder(a.version, b.version)).at(-1);
  if (newest && inOrder(current.version, newest.version) < 0) {
    return [
      {
        path: 'version',
        expected: `a version above ${newest.version}, the newest one published`,
        found: current.version,
        mend: `Raise the version to ${raised(newest, changeBetween(newest, current))}.`,
      },
    ];
  }
  if (newest && majorOf(newest.version) === majorOf(current.version)) {
    if (changeBetween(newest, current) === 'major') return [raisedTooLittle(newest, current)];
  }
  const wrongStep = stepProblem(newest, current);
  if (wrongStep) return [wrongStep];
  return [
    {
      path: 'version',
      expected: `${waiting} ${current.version}`,
      found: newest ? `${newest.version} as the newest one published` : 'nothing published yet',
      mend: holdsTemplate(current)
        ? `First replace the texts of the template: npm run check names them as advice. Then publish it with ${command}.`
        : `Publish it with ${command}.`,
    },
  ];
}

const waiting = 'a published copy of version';

/** Whether a problem says no more than that a version waits to be published. */
export function waitsToBePublished({ path, expected }: Problem): boolean {
  return path === 'version' && expected.startsWith(waiting);
}

/** Whether some text of a questionnaire is still one that was written for an author to replace. */
function holdsTemplate(value: unknown): boolean {
  if (typeof value === 'string') return saysTemplate(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsTemplate);
}

/** Versions go up one by one: a number that is left out would be looked for later. */
function stepProblem(newest: Instrument | undefined, current: Instrument): Problem | undefined {
  const free = newest ? [raised(newest, 'minor'), raised(newest, 'major')] : ['1.0'];
  if (free.includes(current.version)) return undefined;
  const next = newest ? raised(newest, changeBetween(newest, current)) : '1.0';
  return {
    path: 'version',
    expected: newest
      ? `${free.join(' or ')}, the next after ${newest.version}, the newest one published`
      : '1.0, since nothing of it is published yet',
    found: current.version,
    mend: `Write "version": "${next}".`,
  };
}

function changedInPlace(same: Instrument, current: Instrument): Problem[] {
  const change = changeBetween(same, current);
  if (change === 'none') return [];
  const why = change === 'major' ? 'items, order, scale or keys changed' : 'norms, cuts or texts changed';
  return [
    {
      path: 'version',
      expected: `the file as it was published as ${same.version}`,
      found: `changes in ${listed(differences(contentOf(same), contentOf(current)))}`,
      mend: `Raise the ${change} version to ${raised(same, change)} (${why}), then publish it with ${command}.`,
    },
  ];
}

function raisedTooLittle(newest: Instrument, current: Instrument): Problem {
  return {
    path: 'version',
    expected: 'a new major version, because items, order, scale or keys changed and scores no longer compare',
    found: `${newest.version} raised to ${current.version}, with changes in ${listed(
      differences(contentOf(newest), contentOf(current)),
    )}`,
    mend: `Raise the major version to ${raised(newest, 'major')}.`,
  };
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

function listed(paths: readonly string[]): string {
  const shown = paths.slice(0, 5).join(', ');
  return paths.length > 5 ? `${shown} and ${paths.length - 5} more` : shown;
}

function inOrder(a: string, b: string): number {
  const [majorA, minorA] = numbersOf(a);
  const [majorB, minorB] = numbersOf(b);
  return majorA - majorB || minorA - minorB;
}

function numbersOf(version: string): [major: number, minor: number] {
  const [major, minor] = version.split('.').map(Number);
  return [major ?? Number.NaN, minor ?? Number.NaN];
}
