import { findNearestName } from '../wording/nearest.ts';
import { createShapeRule } from './shape-rule.ts';
import { formatValue, appendSchemaDescription } from './format-schema-values.ts';

export const allowedValueRule = createShapeRule({
  id: 'shape/one-of',
  description: 'A value is one of the allowed values. Values are case-sensitive.',
  keywords: ['enum', 'const'],
  examples: [{ bad: '"is": "Red"', good: '"is": "red"' }],
  describe: ({ params, data }, meaning) => {
    const allowed: readonly unknown[] = params.allowedValues ?? [params.allowedValue];
    const names = allowed.filter((one): one is string => typeof one === 'string' && one !== '');
    const near = typeof data === 'string' && data.length > 2 ? findNearestName(data, names) : undefined;
    const only = allowed.length === 1 ? formatValue(allowed[0]) : undefined;
    return {
      expected: only ?? `one of ${allowed.map(formatValue).join(', ')}`,
      fix: only
        ? `Write ${only}.`
        : near
          ? `Write "${near}".`
          : appendSchemaDescription('Write one of them.', meaning),
    };
  },
});
