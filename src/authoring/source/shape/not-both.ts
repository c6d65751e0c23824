import { createShapeRule } from './shape-rule.ts';

export const exclusiveKeysRule = createShapeRule({
  id: 'shape/not-both',
  description: 'An object has only one of two keys that exclude each other.',
  keywords: ['not'],
  covers: ({ schema }) => 'required' in (schema as object),
  examples: [{ bad: '{ "upTo": 16, "below": 17, "is": "Low" }', good: '{ "upTo": 16, "is": "Low" }' }],
  describe: ({ schema }) => {
    const { required } = schema as { required: readonly string[] };
    return {
      expected: `${required.map((key) => `"${key}"`).join(' or ')}, not both`,
      fix: 'Remove one of the two.',
    };
  },
});
