import type { WordingRule } from './wording-rule.ts';

/** Everyday words that can stand for means. They count only where a text speaks of suicide. */
export const carefulRules: readonly WordingRule[] = [
  {
    pattern:
      /\b(pills?|tablets?|poisons?|ropes?|blades?|razors?|knife|knives|guns?|pistols?|firearms?|bridges?|terraces?|rooftops?|railway (line|track)s?|hanging|jumping|drowning)\b/gi,
    level: 'advice',
    instead: '"anything that could be used in a bad moment"',
    why: 'On a page about suicide the word may be read as a means.',
  },
  {
    pattern: /\b(suicide note|last letter|farewell (note|letter))\b/gi,
    level: 'error',
    instead: 'nothing about notes or letters',
    why: 'Details of an attempt are left out.',
  },
];
