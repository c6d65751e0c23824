import { createWordingRule } from '../wording-rule.ts';

export const everydayMeans = createWordingRule({
  id: 'wording/everyday-means',
  level: 'advice',
  description: 'In a text about suicide, everyday things such as tablets or a bridge can be read as means.',
  examples: [
    {
      bad: 'When you think of suicide, keep tablets away.',
      good: 'When you think of suicide, keep away anything that could be used in a bad moment.',
    },
  ],
  pattern:
    /\b(pills?|tablets?|poisons?|ropes?|blades?|razors?|knife|knives|guns?|pistols?|firearms?|bridges?|terraces?|rooftops?|railway (line|track)s?|hanging|jumping|drowning)\b/gi,
  instead: '"anything that could be used in a bad moment"',
  why: 'On a page about suicide the word may be read as a means.',
  onlyIfSensitive: true,
});
