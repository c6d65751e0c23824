import { createWordingRule } from '../wording-rule.ts';

export const headlineWords = createWordingRule({
  id: 'wording/headline-words',
  level: 'error',
  description: 'A text has no sensational words for a loss, such as epidemic, wave or spot.',
  examples: [{ bad: 'They speak of a suicide epidemic.', good: 'They speak of people who died by suicide.' }],
  pattern: /\bsuicide (epidemic|wave|victim|spot|point|hotspot|bid)s?\b|\bepidemic of suicides?\b/gi,
  instead: '"people who died by suicide", or the plain fact',
  why: 'Such words make a headline of a loss.',
});
