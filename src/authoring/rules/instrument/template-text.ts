import { containsTemplateText } from '../../source/template-texts.ts';
import { listStrings } from '../../source/json-strings.ts';
import { createInstrumentRule } from './instrument-rule.ts';

export const instrumentTemplateText = createInstrumentRule({
  id: 'instrument/template-text',
  level: 'advice',
  description: 'No text of the template is left. npm run publish:instrument rejects such texts.',
  examples: [
    {
      bad: '"description": "Say in one short line what this part looks at."',
      good: '"description": "What your weeks are made of."',
    },
  ],
  check: ({ instrument }) => {
    const remaining = listStrings(instrument).filter(({ text }) => containsTemplateText(text));
    const [first] = remaining;
    if (!first) return [];
    const more = remaining.length > 1 ? `, and ${remaining.length - 1} more like it` : '';
    return [
      {
        path: first.path,
        expected: 'your own text',
        actual: `"${first.text}"${more}, the text of the template`,
        fix: 'Replace it before the release.',
      },
    ];
  },
});
