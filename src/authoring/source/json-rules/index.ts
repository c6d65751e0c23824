import { parseJson } from '../parse-json.ts';
import type { RuleGroup } from '../../finding/rule.ts';
import { table } from './table.ts';

/** What keeps a JSON file from being read. A text breaks one of these rules at a time: the first from its top. */
export const jsonRules: RuleGroup<{ readonly text: string }> = {
  folder: 'json',
  title: 'JSON files: syntax',
  file: 'questionnaires/S1-psychological.json',
  rules: table.map(({ id, says, examples }) => ({
    id,
    level: 'error',
    says,
    examples,
    check: ({ text }) => {
      const { fault } = parseJson(text);
      return fault?.rule === id ? [fault] : [];
    },
  })),
};
