import { parseVersion } from '../../version.ts';
import { type Flaw, meaningRule } from '../rule.ts';
import { normalizeText } from '../duplicates.ts';

const two = { declaredBy: 'Asha Rao, editor', confirmedBy: 'Vikram Nair, psychologist' };

export const spellingNames = meaningRule({
  id: 'instrument/spelling-names',
  level: 'error',
  says: 'A version with a third number says in "spelling" who changed the spelling alone and who confirmed it: two people. No other version has this key.',
  examples: [
    { bad: { version: '1.0.1' }, good: { spelling: two } },
    {
      bad: { version: '1.0.1', spelling: { ...two, confirmedBy: ' asha rao, Editor' } },
      good: { 'spelling.confirmedBy': two.confirmedBy },
    },
    { bad: { spelling: two }, good: { spelling: undefined } },
  ],
  check: ({ version, spelling }): Flaw[] => {
    const isSpelling = parseVersion(version)[2] > 0;
    if (!isSpelling)
      return spelling === undefined
        ? []
        : [
            {
              path: 'spelling',
              expected: `"spelling" only beside a third version number above 0, such as ${version.split('.').slice(0, 2).join('.')}.1`,
              actual: `it beside version ${version}`,
              fix: 'Take it out, or raise the third number if spelling alone changed.',
            },
          ];
    if (spelling === undefined)
      return [
        {
          path: 'version',
          expected: `"spelling" beside version ${version}: who says that spelling alone changed, and who confirmed it`,
          actual: 'none',
          fix: 'Write "spelling": { "declaredBy": "name and role", "confirmedBy": "name and role of another person" }.',
        },
      ];
    if (normalizeText(spelling.declaredBy) !== normalizeText(spelling.confirmedBy)) return [];
    return [
      {
        path: 'spelling.confirmedBy',
        expected: 'another person than the one who made the change',
        actual: `"${spelling.confirmedBy}" in both places`,
        fix: 'Let a second person compare the two versions (npm run diff:instrument), and write that name.',
      },
    ];
  },
});
