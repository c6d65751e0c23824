import type { CheckRule } from '../../finding/rule.ts';
import { type QualitySubject, findUnmeasuredFigures } from './measured-figures.ts';

export const reliabilityNow: CheckRule<QualitySubject> = {
  id: 'quality/reliability-now',
  level: 'advice',
  description:
    'If the reliability of a published version was measured later, the next version should use it.',
  examples: [
    {
      bad: 'questionnaires/quality/S4@1.json with alpha 0.91\nversion 1.1, published\n"reliability": { "value": 0.9, "basis": "Assumed.", "assumed": true }',
      good: 'questionnaires/quality/S4@1.json with alpha 0.91\nversion 1.2\n"reliability": { "value": 0.91, "basis": "Measured: alpha of 1.1, en-IN; questionnaires/quality/S4@1.json." }',
    },
  ],
  check: (subject) =>
    subject.isPublished
      ? findUnmeasuredFigures(subject).map((violation) => ({
          ...violation,
          fix: `${violation.fix} Raise the minor version with it.`,
        }))
      : [],
};
