import { instrumentRule } from './instrument-rule.ts';

export const bandWithoutExample = instrumentRule({
  id: 'instrument/band-without-example',
  level: 'advice',
  says: 'Somebody has worked an example by hand for each age band, with its norm and limits.',
  examples: [{ bad: '"age": 35', good: '"age": 36' }],
  check: ({ instrument: { scores, examples } }) =>
    scores.flatMap(({ id, report }, at) => {
      const ages = examples
        .filter(({ expected }) => expected.some(({ score }) => score === id))
        .map(({ age }) => age);
      return (report?.bands ?? []).flatMap(({ from, to }, n) => {
        if (ages.some((age) => age >= from && (to === null || age <= to))) return [];
        const years = to === null ? `${from} or older` : `${from} to ${to}`;
        return [
          {
            path: `scores[${at}].report.bands[${n}]`,
            expected: `a worked example of somebody aged ${years} that gives "${id}"`,
            actual: 'none',
            fix: 'Work one by hand with the norm and limits of this band, and add it to "examples".',
          },
        ];
      });
    }),
});
