import type { JsonFault } from './json-rule.ts';
import { jsonRule } from './json-rule.ts';

const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?= |\r?$)/m;

export const mergeMarks = jsonRule({
  id: 'json/merge-marks',
  says: 'No lines of a merge (<<<<<<<, =======, >>>>>>>) are left in a file.',
  examples: [
    {
      bad: '{\n<<<<<<< HEAD\n  "title": "Rest"\n=======\n  "title": "Sleep"\n>>>>>>> ours\n}',
      good: '{\n  "title": "Sleep"\n}',
    },
  ],
  fault: (at: number, found: string) => ({
    at,
    actual: `${found}, a line that version control wrote because two people changed the same place`,
    fix: 'Between <<<<<<< and >>>>>>> there are two forms of the same lines, with ======= between them. Keep one of the two, and delete the other and all lines of marks.',
  }),
});

/** The first line in which version control marked a conflict; no JSON text can have one. */
export function mergeFault(text: string): JsonFault | undefined {
  const found = mark.exec(text);
  return found ? mergeMarks.fault(found.index, found[0]) : undefined;
}
