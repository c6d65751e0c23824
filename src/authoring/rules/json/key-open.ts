import { jsonRule } from './json-rule.ts';
import { short } from './text-places.ts';

export const keyOpen = jsonRule({
  id: 'json/key-open',
  says: 'The quotation marks of a key are closed before its colon.',
  examples: [{ bad: '{\n  "a: "Write"\n}', good: '{\n  "a": "Write"\n}' }],
  fault: (at: number, key: string) => ({
    at,
    actual: `the key "${short(key)}", whose quotation mark is not closed`,
    fix: 'Write " at the end of the key, before the colon.',
  }),
});
