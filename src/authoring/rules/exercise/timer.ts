import type { ExerciseFile } from '../../source/exercise-file.ts';
import { listTimers } from '../../source/exercise-file.ts';
import { getAttributeText } from '../../source/page-elements.ts';
import type { CheckRule } from '../../finding/rule.ts';

/** Smallest and largest value of each attribute: seconds, and a number of breaths. Longer breaths make people dizzy. */
const limits: Readonly<Record<string, readonly [number, number]>> = {
  seconds: [5, 120],
  in: [2, 6],
  out: [2, 8],
  rounds: [2, 12],
};

const frame = (tag: string) =>
  `## One\n\nStop if it feels worse.\n\n${tag}\n\n## Two\n\nSit.\n\n## Three\n\nSit.`;

export const timerWrong: CheckRule<ExerciseFile> = {
  id: 'exercise/timer',
  level: 'error',
  description: `A timer has whole numbers: ${Object.entries(limits)
    .map(([name, [min, max]]) => `${name} ${min} to ${max}`)
    .join(', ')}.`,
  examples: [
    { bad: frame('<Pause seconds="3" />'), good: frame('<Pause seconds="60" />') },
    {
      bad: frame('<Breathe in="4" out="9" rounds="6" />'),
      good: frame('<Breathe in="4" out="6" rounds="6" />'),
    },
  ],
  check: ({ elements }) =>
    listTimers(elements).flatMap(({ element }) =>
      Object.entries(limits).flatMap(([name, [min, max]]) => {
        const text = getAttributeText(element, name);
        // `page/attribute-missing` reports a missing one.
        if (text === undefined) return [];
        const value = Number(text);
        if (Number.isInteger(value) && value >= min && value <= max) return [];
        return [
          {
            line: element.line,
            path: `<${element.name}>`,
            expected: `${name}="…" with a whole number from ${min} to ${max}`,
            actual: `${name}="${text}"`,
            fix: 'Write a number in this range.',
          },
        ];
      }),
    ),
};
