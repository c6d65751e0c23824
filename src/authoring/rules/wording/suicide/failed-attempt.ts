import { notAScore } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const failedAttempt = createWordingRule({
  id: 'wording/failed-attempt',
  level: 'error',
  description: 'An attempt is called an attempt, not failed, successful or unsuccessful.',
  examples: [
    { bad: 'It was a failed attempt.', good: 'It was an attempt.' },
    { bad: 'Her suicide attempt failed.', good: 'It was an attempt.' },
  ],
  pattern:
    /\b(failed|unsuccessful|successful) attempts?\b|\b(suicide attempts?|attempts? on (his|her|their|my|your) li(fe|ves)) (failed|succeeded|(was|were) (un)?successful)\b/gi,
  instead: '"an attempt"',
  why: notAScore,
});
