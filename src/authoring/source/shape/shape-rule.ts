import type { ErrorObject } from 'ajv';
import type { DescribedRule } from '../../finding/rule.ts';

/** What a broken keyword of a JSON schema asks for, and what to do about the value. */
interface ShapeWords {
  readonly expected: string;
  /** Where more than the value itself helps. */
  readonly actual?: string;
  readonly fix: string;
}

/** A rule on the shape of JSON files: some keywords of our schemas, put into an author's words. */
export interface ShapeRule extends DescribedRule {
  readonly keywords: readonly string[];
  /** Where one keyword belongs to several rules. */
  readonly covers?: (error: ErrorObject) => boolean;
  /** @param meaning the schema's description of the value, '' where it has none */
  readonly words: (error: ErrorObject, meaning: string) => ShapeWords;
}

/** A rule on shape; its examples are places of the questionnaires of this repository. */
export function createShapeRule(
  rule: Omit<ShapeRule, 'level' | 'id'> & { readonly id: `shape/${string}` },
): ShapeRule {
  return { ...rule, level: 'error' };
}
