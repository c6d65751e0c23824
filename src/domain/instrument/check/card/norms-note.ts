import { defineContentRule } from '../rule.ts';

export const normsNote = defineContentRule({
  id: 'instrument/norms-note',
  level: 'advice',
  description: 'If the status says validated, "normsNote" states the source of the norms.',
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
            expected: '"normsNote", since the status says validated',
            actual: 'none: the app states that averages and percentiles are borrowed from other questions',
            fix: 'Write "normsNote": one or two sentences about the source of the norms, or null to show nothing.',
          },
        ],
});

function isValidated(status: string): boolean {
  return /\bvalidated\b/i.test(status) && !/\b(not|never|non|un|to be)\b[^.;,]*\bvalidated\b/i.test(status);
}
