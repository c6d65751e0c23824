import { meaningRule } from '../rule.ts';

export const normsNote = meaningRule({
  id: 'instrument/norms-note',
  level: 'advice',
  says: 'Beside a status that says validated, "normsNote" tells readers where the numbers come from.',
  examples: [
    {
      bad: { status: 'Validated with 612 adults in Jaipur.' },
      good: { normsNote: 'The averages come from 612 adults in Jaipur, asked in 2027.' },
    },
  ],
  check: ({ status, normsNote }) =>
    normsNote !== undefined || !isValidated(status)
      ? []
      : [
          {
            path: 'status',
            expected: '"normsNote" beside a status that says validated',
            actual: 'none: people read that averages and percentiles are borrowed from other questions',
            fix: 'Write "normsNote": a sentence or two for readers on where the numbers come from, or null to say nothing.',
          },
        ],
});

function isValidated(status: string): boolean {
  return /\bvalidated\b/i.test(status) && !/\b(not|never|non|un|to be)\b[^.;,]*\bvalidated\b/i.test(status);
}
