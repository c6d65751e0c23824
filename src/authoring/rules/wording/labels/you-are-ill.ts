import { noDiagnosis } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const youAreIll = createWordingRule({
  id: 'wording/you-are-ill',
  level: 'error',
  description: 'A text does not say what readers are. It never diagnoses.',
  examples: [
    {
      bad: 'If nothing is fun, you are depressed.',
      good: 'If nothing is fun, you may have felt low for some time.',
    },
  ],
  pattern:
    /\byou( are|'re|’re| seem| may be| might be| could be) (clinically |severely |mentally )?(depressed|ill|sick|disordered|disturbed|bipolar|psychotic|suicidal|neurotic|unstable|a patient|an addict|an alcoholic)\b/gi,
  instead: '"your answers suggest …", or "you may have felt low for some time"',
  why: noDiagnosis,
  isQuotable: true,
});
