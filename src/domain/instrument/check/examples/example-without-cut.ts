import { selectBand } from '../../../scoring/threshold-list.ts';
import { defineContentRule } from '../rule.ts';

export const exampleWithoutCut = defineContentRule({
  id: 'instrument/example-without-cut',
  level: 'advice',
  description:
    'A worked example states the level or colour of a score that has cuts; otherwise it tests no cut.',
  examples: [
    {
      bad: { 'examples[0].expected': [{ score: 'calm', value: 8 }] },
      good: { 'examples[0].expected': [{ score: 'calm', value: 8, level: 'High' }] },
    },
  ],
  check: ({ scores, examples }) =>
    examples.flatMap(({ expected, ...facts }, at) => {
      const cut = expected.flatMap((one) => {
        const report = scores.find(({ id }) => id === one.score)?.report;
        // Without a value there is no level.
        if (!report || report.bands.length === 0 || one.value === null) return [];
        const { levels, colours = [] } = selectBand(report.bands, facts);
        return levels.length > 1 || colours.length > 1 ? [one] : [];
      });
      const [first] = cut;
      if (!first || cut.some(({ level, colour }) => level !== undefined || colour !== undefined)) return [];
      return [
        {
          path: `examples[${at}].expected`,
          expected: 'the level or the colour of a score, so that its cuts are tested',
          actual: `only the value of ${cut.map(({ score }) => `"${score}"`).join(', ')}`,
          fix: `Look up by hand where ${first.value} falls among the cuts of "${first.score}", and write it as "level".`,
        },
      ];
    }),
});
