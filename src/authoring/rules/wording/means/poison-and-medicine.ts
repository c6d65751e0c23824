import { poisonAndMedicinePatterns as patterns } from '../../../source/wording/means/poison-and-medicine.ts';
import { toPatterns } from '../../../source/wording/patterns.ts';
import { methodRisk } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const poisonAndMedicine = createWordingRule({
  id: 'wording/poison-and-medicine',
  level: 'error',
  description: 'Poison and medicine are not named as a method, which can put a reader at risk.',
  examples: [
    { bad: 'She took an overdose.', good: 'She had thoughts of ending her life.' },
    { bad: 'He drank pesticide.', good: 'He had thoughts of ending his life.' },
  ],
  pattern: toPatterns(patterns),
  instead: 'no method at all, for example "thoughts of ending my life"',
  why: methodRisk,
});
