import { createWordingRule } from '../wording-rule.ts';

export const contempt = createWordingRule({
  id: 'wording/contempt',
  level: 'error',
  description: 'A text has no offensive words for people with a mental illness.',
  examples: [{ bad: 'Only crazy people think so.', good: 'Only confused people think so.' }],
  pattern: /\b(crazy|insane|lunatics?|madm[ae]n|psychos?|loony|nutcase|schizos?|retarded|deranged)\b/gi,
  instead: 'the plain word for what is meant, such as "frightened", "confused" or "unusual"',
  why: 'The word is contempt for people with a mental illness.',
  isQuotable: true,
});
