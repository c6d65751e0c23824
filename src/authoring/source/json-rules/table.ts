import type { JsonSyntaxRule } from './json-rule.ts';
import { jsonStructureRules } from './structure-rules.ts';
import { jsonTextRules } from './text-rules.ts';

/** All rules on JSON syntax. An error violates the first rule that matches, or else the last. */
export const jsonRuleTable: readonly JsonSyntaxRule[] = [...jsonTextRules, ...jsonStructureRules];
