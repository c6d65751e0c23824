import type { DescribedRule } from '../rule.ts';

/** What is wrong at one place of a text that is no JSON, or of a JSON text that says something twice. */
export interface JsonFault {
  /** Id of the rule that is broken. */
  readonly rule: string;
  /** Where in the text, in characters from 0. */
  readonly at: number;
  /** As in findings, where it is known. */
  readonly path?: string;
  readonly expected?: string;
  readonly actual: string;
  readonly fix: string;
}

type Told = Omit<JsonFault, 'rule'>;

/** A rule of the JSON text itself, with the function that puts a broken one into words. */
export interface JsonRule<Args extends readonly unknown[]> extends DescribedRule {
  readonly fault: (...args: Args) => JsonFault;
}

/** Makes a rule whose faults carry its id. */
export function jsonRule<Args extends readonly unknown[]>(
  rule: Pick<DescribedRule, 'says' | 'examples'> & {
    readonly id: `json/${string}`;
    readonly fault: (...args: Args) => Told;
  },
): JsonRule<Args> {
  return { ...rule, level: 'error', fault: (...args) => ({ rule: rule.id, ...rule.fault(...args) }) };
}
