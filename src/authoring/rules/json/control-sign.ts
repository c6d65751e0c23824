import { jsonRule } from './json-rule.ts';

export const controlSign = jsonRule({
  id: 'json/control-sign',
  says: 'Words hold no tab and no other control character.',
  examples: [{ bad: '{ "a": "b\tc" }', good: '{ "a": "b c" }' }],
  fault: (at: number) => ({
    at,
    actual: 'a tab or another hidden sign within words',
    fix: 'Type a space instead.',
  }),
});
