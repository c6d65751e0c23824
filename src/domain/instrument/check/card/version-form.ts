import { meaningRule } from '../rule.ts';

export const versionForm = meaningRule({
  id: 'instrument/version-form',
  level: 'error',
  says: 'A version is two whole numbers with a point between them.',
  examples: [{ bad: { version: '1.01' }, good: { version: '1.1' } }],
  check: ({ version }) =>
    /^(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(version)
      ? []
      : [
          {
            path: 'version',
            expected: 'two whole numbers with a point between them, such as "1.0"',
            actual: `"${version}"`,
            fix: 'Write major.minor, without leading zeros and in quotation marks.',
          },
        ],
});
