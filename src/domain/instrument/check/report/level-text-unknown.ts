import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

const words = { text: 'Your answers show much calm.', step: 'Take a short walk.', reading: [] };

export const levelTextUnknown = defineContentRule({
  id: 'instrument/level-text-unknown',
  level: 'error',
  description: 'Each level text has the id of an existing level; otherwise it is never shown.',
  examples: [
    {
      bad: { 'scores[0].report.levelTexts.mild': words },
      good: { 'scores[0].report.levelTexts.mild': undefined },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report: { levelTexts, bands } }) => {
      const ids = new Set(bands.flatMap(({ levels }) => levels.flatMap(({ id }) => id ?? [])));
      return Object.keys(levelTexts)
        .filter((key) => !wireLevels.has(key) && !ids.has(key))
        .map((key) => ({
          path: `${path}.levelTexts.${key}`,
          expected:
            ids.size > 0
              ? `the id of a level: ${[...ids].join(', ')}; or High, Average, Low`
              : 'High, Average or Low, since no level has an id',
          actual: `"${key}"`,
          fix: `Correct the name of the text, or add "id": "${key}" to its level.`,
        }));
    }),
});

const wireLevels: ReadonlySet<string> = new Set(['High', 'Average', 'Low', '']);
