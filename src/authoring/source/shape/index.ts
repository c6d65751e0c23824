import { createShapeCheck } from './shape-check.ts';
import type { RuleGroup } from '../../finding/rule.ts';
import { shapeRules } from './list.ts';

/** A JSON file that can be read, and the schema that it must fit. */
interface ShapedFile {
  readonly value: unknown;
  readonly schema: object;
}

/** What the schemas ask of questionnaires and of the JSON files of `content`, keyword by keyword. */
export const shapeGroup: RuleGroup<ShapedFile> = {
  folder: 'shape',
  title: 'JSON files: keys and values',
  file: 'questionnaires/S5-activity.json',
  rules: shapeRules.map((rule) => ({
    ...rule,
    check: ({ schema, value }) => createShapeCheck(schema)(value).filter((fault) => fault.rule === rule.id),
  })),
};
