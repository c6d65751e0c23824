import type { InstrumentFile } from '../instruments/inspect.ts';
import type { ContentFinding } from './content-finding.ts';
import { locate } from './json-file.ts';

/** Age bands that no worked example is of: nobody has gone through their norm and limits by hand. */
export function bandAdvice({ file, text, instrument }: InstrumentFile): ContentFinding[] {
  const { scores, examples } = instrument;
  return scores.flatMap(({ id, report }, at) => {
    const ages = examples
      .filter(({ expected }) => expected.some(({ score }) => score === id))
      .map(({ age }) => age);
    return (report?.bands ?? []).flatMap(({ from, to }, n): ContentFinding[] => {
      if (ages.some((age) => age >= from && (to === null || age <= to))) return [];
      const years = to === null ? `${from} or older` : `${from} to ${to}`;
      const problem = {
        path: `scores[${at}].report.bands[${n}]`,
        expected: `a worked example of somebody aged ${years} that gives "${id}"`,
        found: 'none',
        mend: 'Work one by hand with the norm and limits of this band, and add it to "examples".',
      };
      return [{ ...locate(`questionnaires/${file}`, text, problem), level: 'advice' }];
    });
  });
}
