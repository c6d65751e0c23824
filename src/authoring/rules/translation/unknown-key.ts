import type { CheckRule } from '../../finding/rule.ts';
import { findNearestName } from '../../source/wording/nearest.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample } from './example.ts';

export const unknownKey: CheckRule<TranslationSubject> = {
  id: 'translation/unknown-key',
  level: 'error',
  description: 'Each translated text has an English one. Codes, norms and addresses cannot be translated.',
  examples: [
    { bad: createExample({ texts: { txt: ['Sit down.', 'बैठ जाइए।'] } }), good: createExample({}) },
    { bad: createExample({ texts: { contact: ['true', 'हाँ'] } }), good: createExample({}) },
  ],
  check: ({ hasSource, unknown, englishTexts }) =>
    hasSource
      ? unknown.map(({ key, line }) => {
          const nearest = findNearestName(
            key,
            englishTexts.map((text) => text.key),
          );
          return {
            line,
            path: key,
            expected: 'the key of an English text',
            actual: `"${key}"`,
            fix: nearest ? `Change it to "${nearest}", or delete it.` : 'Delete it.',
          };
        })
      : [],
};
