import { defineContentRule } from '../rule.ts';

export const versionForm = defineContentRule({
  id: 'instrument/version-form',
  level: 'error',
  description:
    'A version has two or three whole numbers, separated by points: major.minor, or major.minor.spelling.',
  examples: [{ bad: { version: '1.01' }, good: { version: '1.1' } }],
  check: ({ version }) =>
    /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){1,2}$/.test(version)
      ? []
      : [
          {
            path: 'version',
            expected: 'two or three whole numbers separated by points, such as "1.0" or "1.0.1"',
            actual: `"${version}"`,
            fix: 'Write major.minor or major.minor.spelling, without leading zeros and in quotation marks.',
          },
        ],
});
