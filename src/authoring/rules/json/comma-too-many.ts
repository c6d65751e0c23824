import { jsonRule } from './json-rule.ts';

export const commaTooMany = jsonRule({
  id: 'json/comma-too-many',
  says: 'Before every comma there is an entry.',
  examples: [{ bad: '{ "a": 1,, "b": 2 }', good: '{ "a": 1, "b": 2 }' }],
  fault: (at: number) => ({ at, actual: 'a comma with no entry before it', fix: 'Take the comma out.' }),
});
