import { meaningRule } from '../rule.ts';

export const helpWordsMissing = meaningRule({
  id: 'instrument/help-words-missing',
  level: 'error',
  says: 'Where help can come first without a colour that asks for it, there are words for it: text, steps and a line for the summary.',
  examples: [
    {
      bad: { 'help.firstWhen[0]': { item: 'q1', from: 4 } },
      good: {
        'help.text': 'This deserves care, whatever the total.',
        'help.steps': ['Call someone you trust.'],
        'help.summary': 'Your answers deserve care. You can talk to someone now.',
      },
    },
  ],
  check: ({ help }) => {
    const byColourAlone = help.firstWhen.every((condition) => 'colour' in condition);
    if (byColourAlone) return [];
    return (['text', 'steps', 'summary'] as const)
      .filter((key) => help[key] === undefined)
      .map((key) => ({
        path: `help.${key}`,
        expected: 'words for a person whose answers bring help first, whatever the level',
        actual: 'none, so a Low or Average text would praise them',
        fix: `Write "${key}" into "help".`,
      }));
  },
});
