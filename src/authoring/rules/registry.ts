import { contentGroups } from './groups.ts';
import { instrumentGroup } from './instrument/index.ts';
import { jsonRules } from '../source/json-rules/index.ts';
import { qualityGroup } from './quality/index.ts';
import type { RuleDescription, RuleGroup } from '../finding/rule.ts';
import { shapeGroup } from '../source/shape/index.ts';
import { versionGroup } from './version/index.ts';

/** Description of a rule group for `docs/author-rules.md`. */
export type RuleGroupDescription = Omit<RuleGroup, 'rules'> & { readonly rules: readonly RuleDescription[] };

/** All rule groups, in the order of `docs/author-rules.md`. */
export const registry: readonly RuleGroupDescription[] = [
  ...contentGroups,
  jsonRules,
  shapeGroup,
  instrumentGroup,
  versionGroup,
  qualityGroup,
];
