import type { CheckRule } from '../../finding/rule.ts';
import { listTagForms } from '../../source/translation/create-subject.ts';
import { subtractEntries } from '../../source/translation/text-parts.ts';
import type { TranslationSubject } from '../../source/translation/translation-subject.ts';
import { createExamplePage } from './example.ts';

export const tagsChanged: CheckRule<TranslationSubject> = {
  id: 'translation/tags-changed',
  level: 'error',
  description:
    'A translated page has the tags of the English one, with the same files and ids. Only their texts differ.',
  examples: [{ bad: createExamplePage('बैठिए। <HelpLines />'), good: createExamplePage('बैठिए और सुनिए।') }],
  check: ({ page }) => {
    if (!page) return [];
    const [expected, actual] = [listTagForms(page.english), listTagForms(page.translated)];
    const lost = subtractEntries(expected, actual);
    const added = subtractEntries(actual, expected);
    if (lost.length + added.length === 0) return [];
    return [
      {
        path: 'tags',
        expected: 'the tags of the English page',
        actual: [...lost.map((one) => `without <${one}>`), ...added.map((one) => `with <${one}>`)].join(', '),
        fix: 'Copy the tags from the English page, and translate only their texts.',
      },
    ];
  },
};
