import { parseJson } from '../parse-json.ts';
import type { RuleGroup } from '../../finding/rule.ts';
import { jsonRuleTable } from './table.ts';

/** Rules on the syntax of JSON files. Only the first error of a text is reported. */
export const jsonRules: RuleGroup<{ readonly text: string }> = {
  folder: 'json',
  title: 'JSON files: syntax',
  file: 'questionnaires/S1-psychological.json',
  rules: jsonRuleTable.map(({ id, description, examples }) => ({
    id,
    level: 'error',
    description,
    examples,
    check: ({ text }) => {
      const { problem } = parseJson(text);
      return problem?.rule === id ? [problem] : [];
    },
  })),
};
