import { jsonRule } from './json-rule.ts';

export const oddSpace = jsonRule({
  id: 'json/odd-space',
  says: 'Spaces between entries are plain spaces.',
  examples: [{ bad: '{\u00A0"a": 1 }', good: '{ "a": 1 }' }],
  fault: (at: number) => ({
    at,
    actual: 'a space of another kind, as text programs write it',
    fix: 'Type a plain space instead.',
  }),
});
