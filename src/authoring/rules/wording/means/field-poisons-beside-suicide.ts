import { fieldPoisonsPattern as patterns } from '../../../source/wording/means/poison-and-medicine.ts';
import { methodRisk } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const fieldPoisonsBesideSuicide = createWordingRule({
  id: 'wording/field-poisons-beside-suicide',
  level: 'error',
  description: 'In a text about suicide, poisons of house and field are not named.',
  examples: [
    {
      bad: 'When you think of suicide, keep pesticides away.',
      good: 'When you think of suicide, keep away anything that could be used in a bad moment.',
    },
  ],
  pattern: patterns,
  instead: '"anything that could be used in a bad moment"',
  why: methodRisk,
  onlyIfSensitive: true,
});
