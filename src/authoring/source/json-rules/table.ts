import type { JsonRule } from './json-rule.ts';
import { structureRules } from './structure-rules.ts';
import { textRules } from './text-rules.ts';

/** All rules on JSON syntax. An error violates the first rule that matches, or else the last. */
export const table: readonly JsonRule[] = [...textRules, ...structureRules];
