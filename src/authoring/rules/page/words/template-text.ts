import { formatPageTemplate } from '../../../source/page-template.ts';
import { formatExerciseTemplate } from '../../../source/exercise-template.ts';
import { parsePageSource } from '../../../source/page-file.ts';
import { listPageTexts } from '../../../source/page-texts.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

/** The placeholder texts of `npm run new:page` and `npm run new:exercise`. Their headings may stay. */
const templateTexts = new Set(
  [
    formatPageTemplate({ title: '', summary: '' }, ''),
    formatExerciseTemplate({ title: '', summary: '', order: 1 }, ''),
  ].flatMap((template) =>
    listPageTexts({ page: parsePageSource(template) })
      .filter(({ from }) => from !== 'heading')
      .map(({ text }) => text),
  ),
);

export const templateText: CheckRule<ParsedPage> = {
  id: 'page/template-text',
  level: 'error',
  description: 'A page has no text of the template of npm run new:page or npm run new:exercise.',
  examples: [
    {
      bad: 'End with one step that takes a few minutes and can be done today.',
      good: 'Drink a glass of water.',
    },
  ],
  check: ({ page }) => {
    const remaining = listPageTexts({ page }).filter(({ text }) => templateTexts.has(text));
    const [first] = remaining;
    if (!first) return [];
    const more = remaining.length > 1 ? `, and ${remaining.length - 1} more like it` : '';
    return [
      {
        line: first.line,
        path: '',
        expected: 'your own text',
        actual: `"${first.text}"${more}, the text of the template`,
        fix: 'Replace it before the release.',
      },
    ];
  },
};
