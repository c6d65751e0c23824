import type { Passage, WordingMatch } from '../../../source/wording/passage.ts';
import { findPhrases } from '../../../source/wording/plain-phrases.ts';
import { toViolations, type WordingRule } from '../wording-rule.ts';

const why = 'Readers with school English may not know this phrase. docs/voice.md has all pairs.';

/** Ignores quotations: items of a questionnaire are validated as they are. */
function findMatches({ plain, isQuotation }: Passage): WordingMatch[] {
  if (isQuotation) return [];
  return findPhrases(plain).map(({ text, from, write }) => ({
    level: 'advice',
    text,
    from,
    instead: `"${write}"`,
    why,
  }));
}

export const plainPhrase: WordingRule = {
  id: 'wording/plain-phrase',
  level: 'advice',
  description: 'A text has no idioms, because many readers learnt English only at school.',
  examples: [
    { bad: 'This is for your eyes alone.', good: 'Only you can see this.' },
    { bad: 'Answers wait when the line drops.', good: 'Answers wait when the internet stops.' },
  ],
  findMatches,
  check: (passage) =>
    toViolations(passage, findMatches(passage), 'Write that, or say it in other plain words.'),
};
