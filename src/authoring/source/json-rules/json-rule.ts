import type { DescribedRule } from '../../finding/rule.ts';

/** Errors of jsonc-parser by their names, and two that it does not know. */
export type JsonErrorKind =
  | 'InvalidSymbol'
  | 'InvalidNumberFormat'
  | 'PropertyNameExpected'
  | 'ValueExpected'
  | 'ColonExpected'
  | 'CommaExpected'
  | 'CloseBraceExpected'
  | 'CloseBracketExpected'
  | 'EndOfFileExpected'
  | 'InvalidCommentToken'
  | 'UnexpectedEndOfComment'
  | 'UnexpectedEndOfString'
  | 'UnexpectedEndOfNumber'
  | 'InvalidUnicode'
  | 'InvalidEscapeCharacter'
  | 'InvalidCharacter'
  | 'InvalidEncoding'
  | 'RepeatedKey';

/** The first error of a text. Places are in characters from 0. */
export interface JsonError {
  readonly kind: JsonErrorKind;
  readonly text: string;
  readonly at: number;
  /** What is written at the place; '' at the end of the text. */
  readonly token: string;
  /** Where the innermost open bracket is, or the first of two keys. */
  readonly related?: number | undefined;
  /** As in findings, where it is known. */
  readonly path?: string;
}

/** Errors by kind and by what is written at the place and around it, up to 80 characters. */
interface Condition {
  readonly kinds: readonly JsonErrorKind[];
  readonly token?: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
}

type Sentence = string | ((error: JsonError) => string);

/** A rule of the JSON text itself: which errors break it, and what its author reads. */
export interface JsonRule extends Pick<DescribedRule, 'says' | 'examples'> {
  readonly id: `json/${string}`;
  readonly when: readonly Condition[];
  /** Where the finding is; at the error when absent. */
  readonly at?: (error: JsonError) => number;
  readonly expected?: string;
  readonly actual: Sentence;
  readonly fix: Sentence;
}

/** Is this rule the one that an error breaks? The first such rule of the table counts. */
export function isBrokenBy(rule: JsonRule, { kind, text, at, token }: JsonError): boolean {
  const before = text.slice(Math.max(at - 80, 0), at);
  const after = text.slice(at + token.length, at + token.length + 80);
  return rule.when.some(
    (condition) =>
      condition.kinds.includes(kind) &&
      (condition.token?.test(token) ?? true) &&
      (condition.before?.test(before) ?? true) &&
      (condition.after?.test(after) ?? true),
  );
}

export function toSentence(sentence: Sentence, error: JsonError): string {
  return typeof sentence === 'string' ? sentence : sentence(error);
}
