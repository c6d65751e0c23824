import { noDiagnosis, diagnosisAlternative } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const yourIllness = createWordingRule({
  id: 'wording/your-illness',
  level: 'error',
  description: 'An illness is not called "your".',
  examples: [{ bad: 'Ask about your illness.', good: 'Ask about what you are going through.' }],
  pattern:
    /\byour (disorder|illness|disease)( you have)?\b|\bdisorder (that )?you have\b|\bthe (illness|disease) (that )?you have\b/gi,
  instead: diagnosisAlternative,
  why: noDiagnosis,
  isQuotable: true,
});
