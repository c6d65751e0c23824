import type { ExerciseFile } from '../../source/exercise-file.ts';
import { countWords, listStepTexts } from '../../source/exercise-steps.ts';
import type { CheckRule } from '../../finding/rule.ts';

/** In words. More does not fit a phone of 360 × 740 with a drawing and the buttons. */
const maxWords = 75;

const long = 'Sit down where it is quiet. '.repeat(13);
const steps = '## Two\n\nSit.\n\n## Three\n\nSit.';

export const stepLong: CheckRule<ExerciseFile> = {
  id: 'exercise/step-long',
  level: 'advice',
  description: `A step has at most ${maxWords} words, so that it fits the screen of a phone.`,
  examples: [{ bad: `## One\n\n${long}\n\n${steps}`, good: `## One\n\nSit down.\n\n${steps}` }],
  check: ({ page }) =>
    listStepTexts(page)
      .map(({ heading, texts }) => ({ heading, words: countWords(texts) }))
      .filter(({ words }) => words > maxWords)
      .map(({ heading, words }) => ({
        line: heading.line,
        path: `## ${heading.text}`,
        expected: `at most ${maxWords} words`,
        actual: `${words} words`,
        fix: 'Shorten the step, or make two of it.',
      })),
};
