import { jsonRule } from './json-rule.ts';

export const commaAfterLast = jsonRule({
  id: 'json/comma-after-last',
  says: 'A comma is between two entries, not after the last one.',
  examples: [
    { bad: '{ "order": ["calm", "joy",] }', good: '{ "order": ["calm", "joy"] }' },
    { bad: '{ "a": 1, }', good: '{ "a": 1 }' },
  ],
  fault: (at: number, close: '}' | ']') => ({
    at,
    actual: `a comma after the last entry, before the closing ${close}`,
    fix: 'Take the comma out: it belongs only between two entries.',
  }),
});
