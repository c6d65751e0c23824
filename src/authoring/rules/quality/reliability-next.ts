import type { CheckRule } from '../../finding/rule.ts';
import { type QualitySubject, findUnmeasuredFigures } from './measured-figures.ts';

export const reliabilityNext: CheckRule<QualitySubject> = {
  id: 'quality/reliability-next',
  level: 'error',
  description:
    'If reliability was measured, the next version uses it: the value is a figure of questionnaires/quality, and the basis names the file.',
  examples: [
    {
      bad: 'questionnaires/quality/S4@1.json with alpha 0.91\nversion 1.2, not published\n"reliability": { "value": 0.9, "basis": "Assumed.", "assumed": true }',
      good: 'questionnaires/quality/S4@1.json with alpha 0.91\nversion 1.2, not published\n"reliability": { "value": 0.91, "basis": "Measured: alpha of 1.1, en-IN; questionnaires/quality/S4@1.json." }',
    },
  ],
  check: (subject) => (subject.isPublished ? [] : findUnmeasuredFigures(subject)),
};
