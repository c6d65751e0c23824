import { createWordingRule } from '../wording-rule.ts';

export const exclamationMark = createWordingRule({
  id: 'wording/exclamation-mark',
  level: 'error',
  description: 'A text has no exclamation marks.',
  examples: [{ bad: 'Sit down now!', good: 'Sit down now.' }],
  pattern: /!/g,
  instead: 'a full stop',
  why: 'The app has a calm tone, because readers may be in distress.',
});
