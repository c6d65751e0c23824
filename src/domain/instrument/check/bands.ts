import { limits } from '../../account/limits.ts';
import type { AgeBand } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import { normProblems } from './norm.ts';
import type { PossibleRange } from './possible-range.ts';
import { cutsOf, stepProblems } from './steps.ts';

/** The age bands of a report: that they cover every age once, and what each says. */
export function bandProblems(
  path: string,
  bands: readonly AgeBand[],
  possible: PossibleRange | null,
): Problem[] {
  const inside = bands.flatMap((band, at) => [
    ...(band.norm ? normProblems(`${path}[${at}].norm`, band.norm, possible) : []),
    ...stepProblems(`${path}[${at}].levels`, band.levels, possible),
    ...(band.colours ? stepProblems(`${path}[${at}].colours`, band.colours, possible) : []),
    ...agreementProblems(`${path}[${at}].colours`, band),
  ]);
  return [...ageProblems(path, bands), ...inside];
}

function ageProblems(path: string, bands: readonly AgeBand[]): Problem[] {
  if (bands.length === 0) {
    return [{ path, expected: 'at least one age band', found: 'none', mend: allAges }];
  }
  return bands.flatMap((band, at): Problem[] => {
    const before = bands[at - 1];
    const from = before === undefined ? limits.age.min : (before.to ?? Number.NaN) + 1;
    const isLast = at === bands.length - 1;
    const problems: Problem[] = [];
    if (band.from !== from && !Number.isNaN(from)) {
      problems.push({
        path: `${path}[${at}].from`,
        expected: `${from}, so that no age is left out and none stands twice`,
        found: `${band.from}`,
        mend: before ? 'Begin one year after the band before ends.' : allAges,
      });
    }
    if (isLast !== (band.to === null)) {
      problems.push({
        path: `${path}[${at}].to`,
        expected: isLast ? 'null in the last band, for all older people' : 'an age, since a band follows',
        found: `${band.to}`,
        mend: isLast ? 'Write null.' : 'Write the last age of this band.',
      });
    }
    if (band.to !== null && !(Number.isInteger(band.to) && band.to >= band.from)) {
      problems.push({
        path: `${path}[${at}].to`,
        expected: `a whole age from ${band.from}`,
        found: `${band.to}`,
        mend: 'Correct the last age of this band.',
      });
    }
    return problems;
  });
}

const allAges = `Cover every age from ${limits.age.min} on; the last band ends with "to": null.`;

/** Level and colour speak of the same score, so they change at the same numbers unless the file says why not. */
function agreementProblems(path: string, { levels, colours, coloursException }: AgeBand): Problem[] {
  const cuts = [cutsOf(levels), cutsOf(colours ?? [])] as const;
  if (coloursException || cuts.some((list) => list.length === 0)) return [];
  const [ofLevels, ofColours] = [cuts[0].join(', '), cuts[1].join(', ')];
  if (ofLevels === ofColours) return [];
  return [
    {
      path,
      expected: `the cuts of the levels, ${ofLevels}`,
      found: ofColours,
      mend: 'Use the same cuts, or say in coloursException why they differ.',
    },
  ];
}
