import { findNearestName } from '../wording/nearest.ts';
import { createShapeRule } from './shape-rule.ts';

export const unknownKey = createShapeRule({
  id: 'shape/unknown-key',
  description: 'An object has only known keys. Other keys are not read.',
  keywords: ['additionalProperties'],
  examples: [{ bad: '"allowsMissing": false,\n  "hidden": true,', good: '"allowsMissing": false,' }],
  describe: ({ params, parentSchema }) => {
    const keys = Object.keys(parentSchema?.properties ?? {});
    const key = String(params.additionalProperty);
    const near = findNearestName(key, keys);
    return {
      expected: `only the keys ${keys.join(', ')}`,
      actual: `the unknown key "${key}"`,
      fix: near
        ? `Did you mean "${near}"? Write "${near}", or remove the key if it is not needed.`
        : 'Remove the key, or correct its spelling.',
    };
  },
});
