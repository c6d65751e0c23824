import { waysToDiePatterns as patterns } from '../../../source/wording/means/death-methods.ts';
import { toPatterns } from '../../../source/wording/patterns.ts';
import { methodRisk } from '../../../source/wording/finding-reasons.ts';
import { createWordingRule } from '../wording-rule.ts';

export const wayToDie = createWordingRule({
  id: 'wording/way-to-die',
  level: 'error',
  description: 'No method is named after "died by" and similar words, which can put a reader at risk.',
  examples: [{ bad: 'She ended her life with pills.', good: 'She had thoughts of ending her life.' }],
  pattern: toPatterns(patterns),
  instead: 'no method at all, for example "thoughts of ending my life"',
  why: methodRisk,
});
