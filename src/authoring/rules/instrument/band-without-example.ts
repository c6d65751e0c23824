import { formatBand } from '#domain/instrument/format-band.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';
import { createInstrumentRule } from './instrument-rule.ts';

export const bandWithoutExample = createInstrumentRule({
  id: 'instrument/band-without-example',
  level: 'advice',
  description: 'Each age band has a worked example, computed by hand with its norm and limits.',
  examples: [{ bad: '"age": 35', good: '"age": 36' }],
  check: ({ instrument: { scores, examples } }) =>
    scores.flatMap(({ id, report }, at) => {
      if (report === undefined) return [];
      const { bands } = report;
      const worked = examples
        .filter(({ expected }) => expected.some(({ score }) => score === id))
        .map((facts) => selectBand(bands, facts));
      return bands.flatMap((band, n) => {
        if (worked.includes(band)) return [];
        return [
          {
            path: `scores[${at}].report.bands[${n}]`,
            expected: `a worked example of this band (${formatBand(band)}) that contains "${id}"`,
            actual: 'none',
            fix: 'Compute one by hand with the norm and limits of this band, and add it to "examples".',
          },
        ];
      });
    }),
});
