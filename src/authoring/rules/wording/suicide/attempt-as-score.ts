import { notAScore } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const attemptAsScore = createWordingRule({
  id: 'wording/attempt-as-score',
  level: 'error',
  description: 'A suicide is not called completed, successful or failed.',
  examples: [
    { bad: 'It was a completed suicide.', good: 'He died by suicide.' },
    { bad: 'After an unsuccessful suicide attempt she rested.', good: 'After an attempt she rested.' },
  ],
  pattern:
    /\b(failed|unsuccessful|successful|completed) (suicide( attempts?)?|attempts? (at|on) (suicide|(his|her|their|my|your) life))\b/gi,
  instead: '"an attempt", or "died by suicide"',
  why: notAScore,
});
