import type { TextSource } from '../../source/text-source.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const mergeMarks: CheckRule<TextSource> = {
  id: 'text/merge-marks',
  level: 'error',
  description: 'A file has no conflict markers of a merge.',
  examples: [{ bad: '<<<<<<< mine\nSit down.\n=======\nSit still.\n>>>>>>> theirs', good: 'Sit still.' }],
  check: ({ source }) => {
    const at = source.split('\n').findIndex((line) => /^<{7}( |$)/.test(line));
    if (at < 0) return [];
    return [
      {
        line: at + 1,
        path: '',
        expected: 'one text',
        actual: 'two texts, between the conflict markers <<<<<<< and >>>>>>> of version control',
        fix: 'Keep one of the two texts. Remove the other one and the three marker lines.',
      },
    ];
  },
};
