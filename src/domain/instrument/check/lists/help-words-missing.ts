import { defineContentRule } from '../rule.ts';

export const helpWordsMissing = defineContentRule({
  id: 'instrument/help-words-missing',
  level: 'error',
  description:
    'If help can be shown first for reasons other than a colour, there are texts for it: text, steps and summary.',
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
        expected: 'a text for results where help is shown first',
        actual: 'none, so the text of the level would be shown',
        fix: `Add "${key}" to "help".`,
      }));
  },
});
