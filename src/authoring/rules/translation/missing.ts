import type { CheckRule } from '../../finding/rule.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample, exampleFile } from './example.ts';

const omitSmaller = (text: string) => {
  const file = JSON.parse(text) as { texts: Record<string, unknown> };
  delete file.texts.smaller;
  return JSON.stringify(file, null, 2);
};

export const missing: CheckRule<TranslationSubject> = {
  id: 'translation/missing',
  level: 'advice',
  description: 'A translation has every text. Until then people read the English file.',
  examples: [
    { bad: { [exampleFile]: omitSmaller(createExample({})[exampleFile] ?? '') }, good: createExample({}) },
  ],
  check: ({ missing: keys, pairs, stale }) =>
    keys.length === 0
      ? []
      : [
          {
            path: keys[0] ?? '',
            expected: `${keys.length + pairs.length + stale.length} texts`,
            actual: `${keys.length} are missing: ${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ', …' : ''}`,
            fix: 'Translate them. Until then people read the English file.',
          },
        ],
};
