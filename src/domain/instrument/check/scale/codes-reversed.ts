import { defineContentRule } from '../rule.ts';
import { listScales } from './entries.ts';

export const codesReversed = defineContentRule({
  id: 'instrument/codes-reversed',
  level: 'advice',
  description:
    'Codes rise from the first option to the last: codes that all fall are a list in reversed order.',
  examples: [
    {
      bad: {
        'scale.options': [
          { code: 4, label: 'None' },
          { code: 3, label: 'Some' },
          { code: 2, label: 'Much' },
          { code: 1, label: 'All' },
        ],
      },
      good: {
        'scale.options': [
          { code: 1, label: 'All' },
          { code: 2, label: 'Much' },
          { code: 3, label: 'Some' },
          { code: 4, label: 'None' },
        ],
      },
    },
  ],
  check: (instrument) =>
    listScales(instrument).flatMap(({ path, scale }) => {
      if (scale.kind !== 'choice' && scale.kind !== 'several') return [];
      const { options } = scale;
      const falls = options.every(({ code }, at) => at === 0 || code < (options[at - 1]?.code ?? 0));
      if (options.length < 2 || !falls) return [];
      const inOrder = options
        .map(({ code, label }) => `${code} "${label}"`)
        .reverse()
        .join(', ');
      return [
        {
          path: `${path}.options`,
          expected: 'codes that rise from the first option to the last',
          actual: options.map(({ code, label }) => `${code} "${label}"`).join(', '),
          fix: `List the options as ${inOrder}. If the first one is to be shown first and to count most, number the codes from 1 and write what each counts into "value".`,
        },
      ];
    }),
});
