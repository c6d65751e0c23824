import { getScript } from '#language/script.ts';
import type { CheckRule } from '../../finding/rule.ts';
import { hasLetterOf } from '../../source/translation/text-parts.ts';
import type { TextPair, TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExample } from './example.ts';

/** Texts with fewer words can be names, which some languages write in English. */
const longestName = 3;

const countWords = (text: string) => text.trim().split(/\s+/).length;
const isName = ({ english, text }: TextPair) =>
  english.trim() === text.trim() && countWords(text) <= longestName;

/** Lists texts without a letter of the script of their language. */
function listForeignTexts({ language, pairs }: TranslationSubject): readonly TextPair[] {
  const script = getScript(language);
  if (script === undefined) return [];
  return pairs.filter(({ text }) => /\p{L}/u.test(text) && !hasLetterOf(script, text));
}

export const wrongScript: CheckRule<TranslationSubject> = {
  id: 'translation/wrong-script',
  level: 'error',
  description: 'A translation is in the script of its language.',
  examples: [
    { bad: createExample({ texts: { text: ['Sit down.', 'ಕುಳಿತುಕೊಳ್ಳಿ.'] } }), good: createExample({}) },
    { bad: createExample({ texts: { text: ['Sit down.', 'Baith jaiye.'] } }), good: createExample({}) },
  ],
  check: (subject) =>
    listForeignTexts(subject)
      .filter((pair) => !isName(pair))
      .map(({ key, line, text }) => ({
        line,
        path: key,
        expected: `a text in the script of "${subject.language}"`,
        actual: `"${text.slice(0, 60)}"`,
        fix: 'Translate the text, and write it in the script of the language.',
      })),
};

export const sameAsEnglish: CheckRule<TranslationSubject> = {
  id: 'translation/same-as-english',
  level: 'advice',
  description: 'A text is translated. A name can be written in the script of the language.',
  examples: [
    { bad: createExample({ texts: { text: ['Sit down.', 'Sit down.'] } }), good: createExample({}) },
  ],
  check: (subject) =>
    listForeignTexts(subject)
      .filter((pair) => isName(pair) && /\p{L}{2}/u.test(pair.text) && !subject.names.includes(pair.text))
      .map(({ key, line, text }) => ({
        line,
        path: key,
        expected: `a text in the script of "${subject.language}"`,
        actual: `"${text}", as in English`,
        fix: 'Translate it, or write the name as it is spoken.',
      })),
};
