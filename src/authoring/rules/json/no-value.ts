import { jsonRule } from './json-rule.ts';
import { short } from './text-places.ts';

export const noValue = jsonRule({
  id: 'json/no-value',
  says: 'After the colon of a key there is a value.',
  examples: [{ bad: '{ "a": , "b": 1 }', good: '{ "b": 1 }' }],
  fault: (at: number, key: string) => ({
    at,
    actual: `no value after the key "${short(key)}"`,
    fix: 'Write the value after the colon, or take the key out.',
  }),
});
