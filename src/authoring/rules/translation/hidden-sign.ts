import type { CheckRule } from '../../finding/rule.ts';
import { findInvisibleCharacters } from '../../source/wording/hidden-characters.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample } from './example.ts';

export const hiddenSignInTranslation: CheckRule<TranslationSubject> = {
  id: 'translation/hidden-sign',
  level: 'error',
  description: 'A translation has no invisible characters, except the joiners of Indian scripts.',
  examples: [
    { bad: createExample({ texts: { text: ['Sit down.', 'बैठ \u202Eजाइए।'] } }), good: createExample({}) },
  ],
  // For pages `text/hidden-sign` checks the whole file.
  check: ({ pairs, page }) =>
    (page ? [] : pairs).flatMap(({ key, text, line }) =>
      findInvisibleCharacters(text).map(({ words }) => ({ line, path: key, ...words })),
    ),
};
