import { fieldPoisons } from './means/poison-and-medicine.ts';
import { risk } from './wording-means.ts';
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
    pattern: fieldPoisons,
    level: 'error',
    instead: '"anything that could be used in a bad moment"',
    why: risk,
  },
  {
    // "Leave a note on the door" and "write a letter to yourself" may help; what somebody left behind is told.
    pattern:
      /\b(suicide|death|parting|goodbye|good-bye|farewell|last) (note|letter|message)s?\b|\bfinal (letter|message)s?\b|\bleft (behind )?(an?|the|no|one|two|some|his|her|their|any) (\w+ )?(note|letter|message)s?\b|\b(note|letter|message)s? (behind|before (his|her|their) (suicide|death))\b/gi,
    level: 'error',
    instead: 'nothing about notes or letters',
    why: 'Details of an attempt are left out.',
  },
];
