import { bladesAndGunsPatterns as patterns } from '../../../source/wording/means/blades-and-guns.ts';
import { toPatterns } from '../../../source/wording/patterns.ts';
import { methodRisk } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const bladesAndGuns = createWordingRule({
  id: 'wording/blades-and-guns',
  level: 'error',
  description: 'Blades and guns are not named as a method, which can put a reader at risk.',
  examples: [{ bad: 'I cut myself at night.', good: 'I had thoughts of harming myself.' }],
  pattern: toPatterns(patterns),
  instead: 'no method at all, for example "thoughts of ending my life"',
  why: methodRisk,
});
