import type { ExerciseFile } from '../../source/exercise-file.ts';
import { listTimers } from '../../source/exercise-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

const sentence = 'Stop if it feels worse';
/** Words of exercises with the body. */
const bodyWords = /\b(breath(e|es|ing)?|muscles?|shoulders?|jaw|fists?|stretch)\b/i;

const steps = '## One\n\nBreathe out slowly.\n\n## Two\n\nSit.\n\n## Three\n\nSit.';

export const stopSentence: CheckRule<ExerciseFile> = {
  id: 'exercise/stop-sentence',
  level: 'error',
  description: `An exercise with breath, muscles or a timer says "${sentence}". For some people it does.`,
  examples: [
    { bad: steps, good: `${steps} ${sentence}.` },
    {
      bad: '## One\n\nSit.\n\n<Pause seconds="30" />\n\n## Two\n\nSit.\n\n## Three\n\nSit.',
      good: `## One\n\nSit. ${sentence}.\n\n<Pause seconds="30" />\n\n## Two\n\nSit.\n\n## Three\n\nSit.`,
    },
  ],
  check: ({ page: { blocks }, elements }) => {
    const needing =
      listTimers(elements)[0]?.element.line ?? blocks.find(({ text }) => bodyWords.test(text))?.line;
    if (needing === undefined || blocks.some(({ text }) => text.includes(sentence))) return [];
    return [
      {
        line: needing,
        path: '',
        expected: `the sentence "${sentence}."`,
        actual: 'none',
        fix: `Write "${sentence}." in the first step.`,
      },
    ];
  },
};
