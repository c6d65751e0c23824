import type { JsonRule } from './json-rule.ts';
import { structureRules } from './structure-rules.ts';
import { textRules } from './text-rules.ts';

/** What keeps a JSON text from being read, in words. An error breaks the first rule that it meets, or else the last. */
export const table: readonly JsonRule[] = [...textRules, ...structureRules];
