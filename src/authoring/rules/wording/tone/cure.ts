import { noPromise } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const cure = createWordingRule({
  id: 'wording/cure',
  level: 'error',
  description: 'A text does not promise a cure or relief.',
  examples: [{ bad: 'This will cure your fear.', good: 'This may help with your fear.' }],
  pattern:
    /\b(will|can) cure\b|\bcures\b|\bguarantee[ds]?\b|\b100 ?%|\bmiracle\b|\binstant (relief|calm)\b/gi,
  instead: '"may help", "helps many people"',
  why: noPromise,
  isQuotable: true,
});
