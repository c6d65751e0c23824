import type { WordingMatch, Passage } from '../../../source/wording/passage.ts';
import { toViolations, type WordingRule } from '../wording-rule.ts';

const why = 'The name comes from content/settings.json, and the tag follows when it changes there.';

export const nameAsTag: WordingRule = {
  id: 'wording/name-as-tag',
  level: 'advice',
  description: 'The names of the app and of the institute are written as tags, which read the settings.',
  examples: [{ bad: 'An Institute made this.', good: '<Institute /> made this.' }],
  findMatches,
  check: (passage) => toViolations(passage, findMatches(passage)),
};

/** Case-sensitive, because "wellness check" is also an ordinary term. */
function findMatches({ plain, names }: Passage): WordingMatch[] {
  return names
    .filter(({ name }) => name.trim() !== '')
    .flatMap(({ name, tag }) => {
      const source = name.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      const pattern = new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'gu');
      return [...plain.matchAll(pattern)].map(
        ({ 0: text, index }): WordingMatch => ({ level: 'advice', text, from: index, instead: tag, why }),
      );
    });
}
