import { contentGroups } from './groups.ts';
import { instrumentGroup } from './instrument/index.ts';
import { jsonRules } from '../source/json-rules/index.ts';
import { qualityGroup } from './quality/index.ts';
import type { DescribedRule, RuleGroup } from '../finding/rule.ts';
import { shapeGroup } from '../source/shape/index.ts';
import { versionGroup } from './version/index.ts';

/** A group as the list for authors shows it. */
export type ListedGroup = Omit<RuleGroup, 'rules'> & { readonly rules: readonly DescribedRule[] };

/** Every rule that authors' files are checked with, group by group, as the list for authors has them. */
export const registry: readonly ListedGroup[] = [
  ...contentGroups,
  jsonRules,
  shapeGroup,
  instrumentGroup,
  versionGroup,
  qualityGroup,
];
