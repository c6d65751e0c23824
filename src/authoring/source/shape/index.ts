import { createSchemaValidator } from './shape-check.ts';
import type { RuleGroup } from '../../finding/rule.ts';
import { shapeRules } from './list.ts';

/** A parsed JSON file and its schema. */
interface ShapedFile {
  readonly value: unknown;
  readonly schema: object;
}

/** Rules on the shape of questionnaires and of the JSON files of `content`, by schema keyword. */
export const shapeGroup: RuleGroup<ShapedFile> = {
  folder: 'shape',
  title: 'JSON files: keys and values',
  file: 'questionnaires/S5-activity.json',
  rules: shapeRules.map((rule) => ({
    ...rule,
    check: ({ schema, value }) =>
      createSchemaValidator(schema)(value).filter((problem) => problem.rule === rule.id),
  })),
};
