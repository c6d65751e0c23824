import { parseVersion } from '../../version.ts';
import { type RuleViolation, defineContentRule } from '../rule.ts';
import { normalizeText } from '../duplicates.ts';

const two = { declaredBy: 'Asha Rao, editor', confirmedBy: 'Vikram Nair, psychologist' };

export const spellingNames = defineContentRule({
  id: 'instrument/spelling-names',
  level: 'error',
  description:
    'A version with a third number above 0 has "spelling" with two people: who changed only the spelling, and who confirmed it. No other version has this key.',
  examples: [
    { bad: { version: '1.0.1' }, good: { spelling: two } },
    {
      bad: { version: '1.0.1', spelling: { ...two, confirmedBy: ' asha rao, Editor' } },
      good: { 'spelling.confirmedBy': two.confirmedBy },
    },
    { bad: { spelling: two }, good: { spelling: undefined } },
  ],
  check: ({ version, spelling }): RuleViolation[] => {
    const isSpelling = parseVersion(version)[2] > 0;
    if (!isSpelling)
      return spelling === undefined
        ? []
        : [
            {
              path: 'spelling',
              expected: `"spelling" only with a third version number above 0, such as ${version.split('.').slice(0, 2).join('.')}.1`,
              actual: `"spelling" with version ${version}`,
              fix: 'Remove it, or increase the third number if only the spelling changed.',
            },
          ];
    if (spelling === undefined)
      return [
        {
          path: 'version',
          expected: `"spelling" with version ${version}: who changed only the spelling, and who confirmed it`,
          actual: 'none',
          fix: 'Write "spelling": { "declaredBy": "name and role", "confirmedBy": "name and role of another person" }.',
        },
      ];
    if (normalizeText(spelling.declaredBy) !== normalizeText(spelling.confirmedBy)) return [];
    return [
      {
        path: 'spelling.confirmedBy',
        expected: 'a person other than the one who made the change',
        actual: `"${spelling.confirmedBy}" in both places`,
        fix: 'Have a second person compare the two versions (npm run diff:instrument), and write that name.',
      },
    ];
  },
});
