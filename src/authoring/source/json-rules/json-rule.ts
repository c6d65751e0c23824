import type { RuleDescription } from '../../finding/rule.ts';

/** Error codes of jsonc-parser, and two additional ones. */
export type JsonSyntaxErrorKind =
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

/** The first error of a text. Positions are in characters from 0. */
export interface JsonSyntaxError {
  readonly kind: JsonSyntaxErrorKind;
  readonly text: string;
  readonly at: number;
  /** The text at the position; '' at the end of the text. */
  readonly token: string;
  /** Position of the innermost open bracket, or of the first of two equal keys. */
  readonly related?: number | undefined;
  /** Path as in findings, if known. */
  readonly path?: string;
}

/** Matches errors by kind, and by the text at the position and up to 80 characters around it. */
interface Condition {
  readonly kinds: readonly JsonSyntaxErrorKind[];
  readonly token?: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
}

type Sentence = string | ((error: JsonSyntaxError) => string);

/** A rule on JSON syntax: which errors violate it, and the texts of its findings. */
export interface JsonSyntaxRule extends Pick<RuleDescription, 'description' | 'examples'> {
  readonly id: `json/${string}`;
  readonly when: readonly Condition[];
  /** Position of the finding; by default that of the error. */
  readonly at?: (error: JsonSyntaxError) => number;
  readonly expected?: string;
  readonly actual: Sentence;
  readonly fix: Sentence;
}

/** Returns true if an error violates this rule. Only the first such rule of the table is reported. */
export function isSyntaxRuleViolated(
  rule: JsonSyntaxRule,
  { kind, text, at, token }: JsonSyntaxError,
): boolean {
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

/** Returns a fixed text, or one that is computed from the error. */
export function formatSyntaxSentence(sentence: Sentence, error: JsonSyntaxError): string {
  return typeof sentence === 'string' ? sentence : sentence(error);
}
