import { fieldPoisonsPattern as patterns } from '../../../source/wording/means/poison-and-medicine.ts';
import { methodRisk } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const fieldPoisons = createWordingRule({
  id: 'wording/field-poisons',
  level: 'advice',
  description: 'Poisons of house and field are not named. Advice to lock them away works without names.',
  examples: [{ bad: 'Keep rat poison locked away.', good: 'Keep anything dangerous locked away.' }],
  pattern: patterns,
  instead: '"anything dangerous"',
  why: methodRisk,
});
