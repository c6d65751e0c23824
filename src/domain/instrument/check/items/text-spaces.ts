import type { Instrument } from '../../instrument.ts';
import { defineContentRule } from '../rule.ts';
import { listEntries } from '../scale/entries.ts';

export const textSpaces = defineContentRule({
  id: 'instrument/text-spaces',
  level: 'error',
  description:
    'No text of an item or answer begins or ends with a space: exports and translations compare texts exactly.',
  examples: [
    { bad: { 'items[3].text': ' I enjoyed a meal.' }, good: { 'items[3].text': 'I enjoyed a meal.' } },
    { bad: { 'scale.options[1].label': 'Some\u00a0' }, good: { 'scale.options[1].label': 'Some' } },
  ],
  check: (instrument) =>
    listTexts(instrument).flatMap(({ path, text }) => {
      const trimmed = text.trim();
      if (trimmed === text || trimmed === '') return [];
      return [
        {
          path,
          expected: 'a text without spaces before or after it',
          actual: `${JSON.stringify(text)}, with ${text.startsWith(trimmed) ? 'a space after it' : 'a space before it'}`,
          fix: `Write ${JSON.stringify(trimmed)}.`,
        },
      ];
    }),
});

function listTexts(instrument: Instrument): { readonly path: string; readonly text: string }[] {
  const items = instrument.items.flatMap((item, at) => {
    const texts =
      'instruction' in item
        ? { heading: item.heading, instruction: item.instruction }
        : 'text' in item
          ? { text: item.text }
          : { left: item.left, right: item.right };
    return Object.entries(texts).map(([key, text]) => ({ path: `items[${at}].${key}`, text }));
  });
  const answers = listEntries(instrument).flatMap(({ path, entries }) =>
    entries.map(({ label }, at) => ({ path: `${path}[${at}].label`, text: label })),
  );
  return [...items, ...answers];
}
