import type { ErrorObject } from 'ajv';
import type { RuleDescription } from '../../finding/rule.ts';

/** The texts of a finding on a schema keyword. */
interface ShapeFindingTexts {
  readonly expected: string;
  /** Only if it is more than the value. */
  readonly actual?: string;
  readonly fix: string;
}

/** A rule on the shape of JSON files, for some schema keywords. */
export interface ShapeRule extends RuleDescription {
  readonly keywords: readonly string[];
  /** Selects the errors of this rule if several rules share a keyword. */
  readonly covers?: (error: ErrorObject) => boolean;
  /** @param meaning description of the value in the schema, or '' */
  readonly describe: (error: ErrorObject, meaning: string) => ShapeFindingTexts;
}

/** Creates a rule on shape. Its examples are excerpts of questionnaires. */
export function createShapeRule(
  rule: Omit<ShapeRule, 'level' | 'id'> & { readonly id: `shape/${string}` },
): ShapeRule {
  return { ...rule, level: 'error' };
}
