import { checkAnswers } from '../../../answers/answers.ts';
import { isHelpShownFirst } from '../../../scoring/help-shown-first.ts';
import { computeResult } from '../../../scoring/result.ts';
import { defineContentRule } from '../rule.ts';

export const exampleHelp = defineContentRule({
  id: 'instrument/example-help',
  level: 'error',
  description: '"helpFirst" of a worked example is the computed value.',
  examples: [{ bad: { 'examples[0].helpFirst': true }, good: { 'examples[0].helpFirst': false } }],
  check: (instrument) =>
    instrument.examples.flatMap(({ name, answers: ans, helpFirst, ...facts }, at) => {
      if (helpFirst === undefined || checkAnswers(instrument, ans) !== null) return [];
      const worked = isHelpShownFirst(instrument, {
        ...facts,
        result: computeResult(instrument, ans, facts),
        ans,
      });
      if (worked === helpFirst) return [];
      return [
        {
          path: `examples[${at}].helpFirst`,
          expected: `${worked}, by the conditions of "help"`,
          actual: `${helpFirst} in the example "${name}"`,
          fix: 'Correct the example, or the conditions in "help.firstWhen".',
        },
      ];
    }),
});
