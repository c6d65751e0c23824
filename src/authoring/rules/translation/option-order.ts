import type { CheckRule } from '../../finding/rule.ts';
import { hashText } from '../../source/translation/hash-text.ts';
import type { TranslationSubject, UnpairedText } from '../../source/translation/translation-subject.ts';
import { createInstrumentExample } from './example.ts';
import { getListName } from './option-list.ts';

/** Lists stale options whose hash is that of another option of the same list. */
export function listMovedOptions({
  stale,
  englishTexts,
}: TranslationSubject): readonly (UnpairedText & { readonly of: string })[] {
  return stale.flatMap((option) => {
    const list = option.english && getListName(option.english.path);
    if (list === undefined) return [];
    const other = englishTexts.find(
      ({ path, text }) => getListName(path) === list && hashText(text) === option.hash,
    );
    return other ? [{ ...option, of: other.text }] : [];
  });
}

export const optionOrder: CheckRule<TranslationSubject> = {
  id: 'translation/option-order',
  level: 'error',
  description:
    'Answers have the order of the English ones. Otherwise people choose the opposite of what they mean.',
  examples: [
    {
      bad: createInstrumentExample(['Agree', 'सहमत'], ['Disagree', 'असहमत']),
      good: createInstrumentExample(['Disagree', 'असहमत'], ['Agree', 'सहमत']),
    },
  ],
  check: (subject) =>
    listMovedOptions(subject).map(({ key, line, english, of }) => ({
      line,
      path: key,
      expected: `the translation of "${english?.text}"`,
      actual: `the translation of "${of}"`,
      fix: 'Put each answer under its own key.',
    })),
};
