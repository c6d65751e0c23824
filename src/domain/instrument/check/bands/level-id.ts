import { listReports } from '../located.ts';
import { type RuleViolation, defineContentRule } from '../rule.ts';

const levels = [{ upTo: 4, is: 'Low', id: 'mild', name: 'Mild' }, { upTo: 7, is: 'Average' }, { is: 'High' }];

export const levelId = defineContentRule({
  id: 'instrument/level-id',
  level: 'error',
  description:
    'A level id has the same "name" and "is" in all bands of a score; a level with a name has an id.',
  invalidates: 'scores',
  examples: [
    {
      bad: {
        'scores[0].report.bands[0].levels[0]': { upTo: 3, is: 'Low', id: 'mild', name: 'Slight' },
        'scores[0].report.bands[1].levels': levels,
      },
      good: { 'scores[0].report.bands[0].levels[0].name': 'Mild' },
    },
    {
      bad: { 'scores[0].report.bands[0].levels[0]': { upTo: 3, is: 'Low', name: 'Mild' } },
      good: { 'scores[0].report.bands[0].levels[0].id': 'mild' },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report: { bands } }) => {
      const lines = bands.flatMap((band, n) =>
        band.levels.map((line, at) => ({ ...line, path: `${path}.bands[${n}].levels[${at}]` })),
      );
      return lines.flatMap((line, at): RuleViolation[] => {
        if (line.id === undefined)
          return line.name === undefined ? [] : [createNamelessViolation(line.path, line.name)];
        const first = lines.slice(0, at).find(({ id }) => id === line.id);
        if (first === undefined || (first.name === line.name && first.is === line.is)) return [];
        const key = first.is === line.is ? 'name' : 'is';
        return [
          {
            path: `${line.path}.${key}`,
            expected: `"${first[key] ?? ''}", as at ${first.path}, since both have the id "${line.id}"`,
            actual: `"${line[key] ?? ''}"`,
            fix: `Write the same "${key}" in both places, or give one of the levels another id.`,
          },
        ];
      });
    }),
});

function createNamelessViolation(path: string, name: string): RuleViolation {
  return {
    path,
    expected: '"id" with "name", to which texts and charts refer',
    actual: `only the name "${name}"`,
    fix: 'Add a short, permanent id, such as "mild".',
  };
}
