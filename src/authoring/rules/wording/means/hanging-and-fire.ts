import { hangingAndFirePatterns as patterns } from '../../../source/wording/means/hanging-and-fire.ts';
import { toPatterns } from '../../../source/wording/patterns.ts';
import { methodRisk } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const hangingAndFire = createWordingRule({
  id: 'wording/hanging-and-fire',
  level: 'error',
  description: 'Hanging, drowning and burning are not named as a method, which can put a reader at risk.',
  examples: [
    { bad: 'He tried to hang himself.', good: 'He had thoughts of ending his life.' },
    { bad: 'She set herself on fire.', good: 'She had thoughts of ending her life.' },
  ],
  pattern: toPatterns(patterns),
  instead: 'no method at all, for example "thoughts of ending my life"',
  why: methodRisk,
});
