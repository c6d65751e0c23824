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
    // One finding for each text, so that the editor marks every field that is still to be written.
    return listStrings(instrument)
      .filter(({ text }) => containsTemplateText(text))
      .map(({ path, text }) => ({
        path,
        expected: 'your own text',
        actual: `"${text}", the text of the template`,
        fix: 'Replace it before the release.',
      }));
  },
});
