import { findNearestName } from '../wording/nearest.ts';
import { createShapeRule } from './shape-rule.ts';

export const unknownKey = createShapeRule({
  id: 'shape/unknown-key',
  says: 'A group has only the keys that the program knows; a misspelled key would be left unread.',
  keywords: ['additionalProperties'],
  examples: [{ bad: '"allowsMissing": false,\n  "hidden": true,', good: '"allowsMissing": false,' }],
  words: ({ params, parentSchema }) => {
    const keys = Object.keys(parentSchema?.properties ?? {});
    const key = String(params.additionalProperty);
    const near = findNearestName(key, keys);
    return {
      expected: `only the keys ${keys.join(', ')}`,
      actual: `the unknown key "${key}"`,
      fix: near ? `Write "${near}".` : 'Remove the key, or correct its spelling.',
    };
  },
});
