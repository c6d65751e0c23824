import { jsonRule } from './json-rule.ts';

export const note = jsonRule({
  id: 'json/note',
  says: 'JSON has no room for notes.',
  examples: [{ bad: '{ "a": 1 // mine\n}', good: '{ "a": 1 \n}' }],
  fault: (at: number, sign: string) => ({
    at,
    actual: `a note that begins with ${sign}`,
    fix: 'Take it out: this file has no room for notes.',
  }),
});
