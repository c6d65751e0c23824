import type { RuleDescription } from '../../finding/rule.ts';
import { folderRules } from './folder-rules.ts';
import { versionRules } from './version-rules.ts';

/** All rules on versions, copies and files of questionnaires. */
export const versionGroup = {
  folder: 'version',
  title: 'Questionnaires: files, versions and published copies',
  file: 'questionnaires/S1-psychological.json',
  rules: [...versionRules, ...folderRules] as readonly RuleDescription[],
};
