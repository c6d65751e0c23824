import { jsonRule } from './json-rule.ts';
import { wordAt } from './text-places.ts';

export const quoteWithin = jsonRule({
  id: 'json/quote-within',
  says: 'A quotation mark within words is written \\".',
  examples: [{ bad: '{ "a": "Say "yes" now" }', good: '{ "a": "Say \\"yes\\" now" }' }],
  fault: (text: string, at: number) => ({
    at,
    actual: `"${wordAt(text, at)}" right after a closing quotation mark`,
    fix: 'On this line a quotation mark is missing or too many. Within words write \\" for one.',
  }),
});
