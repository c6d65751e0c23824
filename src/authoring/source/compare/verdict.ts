import type { Instrument } from '#domain/instrument/instrument.ts';
import { type ChangeArea, areas, isBreaking, type InstrumentChange, type ChangeSize } from './change.ts';
import { isSpellingOnly, getNextSpellingVersion } from './version.ts';

/** Sentences on whether scores are comparable, by size of the change. */
export const comparabilitySentences: Readonly<Record<ChangeSize, string>> = {
  none: 'Nothing changed. Scores compare.',
  spelling: 'Scores stay comparable: only spelling changed.',
  minor: 'Scores stay comparable: the questions and the way they are scored are the same.',
  major: 'Scores are not comparable: the questions or their scoring changed.',
};

interface VerdictInput {
  readonly changes: readonly InstrumentChange[];
  readonly size: ChangeSize;
  /** The required version. */
  readonly version: string;
  readonly before: Instrument;
  readonly after: Instrument;
}

/** Formats whether scores are comparable, which version is required, and why. */
export function formatVerdict({ before, after, changes, size, version }: VerdictInput): string {
  const step = `${version} after ${before.version}`;
  switch (size) {
    case 'none':
      return changes.length === 0
        ? 'Nothing changed. Scores compare, and no new version is needed.'
        : 'Only the sign-off changed. Scores compare, and no new version is needed.';
    case 'spelling':
      return `${comparabilitySentences.spelling} ${after.spelling?.declaredBy} declares it and ${after.spelling?.confirmedBy} confirms it. A third version number is enough, ${step}.`;
    case 'minor':
      return `${comparabilitySentences.minor} A minor version is needed, ${step}, because of changes in ${formatList(listAreas(changes))}.${formatSpellingAlternative(before, after)}`;
    default:
      return `${comparabilitySentences.major} A major version is needed, ${step}, because of changes in ${formatList(listAreas(changes.filter(isBreaking)))}. Old results stay, and are not compared with new ones.${formatSpellingAlternative(before, after)}`;
  }
}

/** Adds the alternative of a spelling version if only texts differ. */
function formatSpellingAlternative(before: Instrument, after: Instrument): string {
  return isSpellingOnly(before, after)
    ? ` Only words differ: if two people confirm in "spelling" that it is spelling, ${getNextSpellingVersion(before)} is enough and scores stay comparable.`
    : '';
}

function listAreas(changes: readonly InstrumentChange[]): ChangeArea[] {
  return areas.filter((area) => changes.some((change) => change.area === area));
}

function formatList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
