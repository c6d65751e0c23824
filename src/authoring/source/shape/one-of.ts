import { nearestName } from '../wording/nearest.ts';
import { shapeRule } from './shape-rule.ts';
import { shown, withMeaning } from './values-in-words.ts';

export const oneOf = shapeRule({
  id: 'shape/one-of',
  says: 'Where only some values are possible, the value is one of them, in the same letters.',
  keywords: ['enum', 'const'],
  examples: [{ bad: '"is": "Red"', good: '"is": "red"' }],
  words: ({ params, data }, meaning) => {
    const allowed: readonly unknown[] = params.allowedValues ?? [params.allowedValue];
    const names = allowed.filter((one): one is string => typeof one === 'string' && one !== '');
    const near = typeof data === 'string' && data.length > 2 ? nearestName(data, names) : undefined;
    const only = allowed.length === 1 ? shown(allowed[0]) : undefined;
    return {
      expected: only ?? `one of ${allowed.map(shown).join(', ')}`,
      fix: only ? `Write ${only}.` : near ? `Write "${near}".` : withMeaning('Write one of them.', meaning),
    };
  },
});
