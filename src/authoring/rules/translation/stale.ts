import type { CheckRule } from '../../finding/rule.ts';
import { hashPage, hashText } from '../../source/translation/hash-text.ts';
import { unstampedHash } from '../../source/translation/translation-file.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample } from './example.ts';
import { listMovedOptions } from './option-order.ts';

export const stale: CheckRule<TranslationSubject> = {
  id: 'translation/stale',
  level: 'advice',
  description: 'The English text is the one that was translated. Until then people read the English file.',
  examples: [
    {
      bad: { 'content/plan/steps/rest.json': '"text": "Sit still."', ...createExample({}) },
      good: { ...createExample({ texts: { text: ['Sit still.', 'शांत बैठिए।'] } }) },
    },
  ],
  check: (subject) => {
    const moved = listMovedOptions(subject).map(({ key }) => key);
    return subject.stale
      .filter(({ key }) => !moved.includes(key))
      .map(({ key, line, hash, english }) => {
        const current = english ? hashText(english.text) : hashPage(subject.page?.english.source ?? '');
        return {
          line,
          path: key,
          expected: `the hash ${current}${english ? ` of "${english.text}"` : ''}`,
          actual: hash === unstampedHash ? 'no hash yet' : `${hash}, of an earlier English text`,
          fix: `Compare the translation with the English text, then write the hash ${current}.`,
        };
      });
  },
};
