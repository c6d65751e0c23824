/** A comparison operator. */
export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** An operator between two operands. */
export type BinaryOperator =
  | ComparisonOperator
  | '+'
  | '-'
  | '*'
  | '/'
  | 'div'
  | 'mod'
  | '^'
  | '&'
  | '|'
  | 'and'
  | 'or'
  | 'in'
  | 'contains'
  | 'notcontains'
  | 'anyof'
  | 'allof';

/** An expression of REDCap, XLSForm (XPath), SurveyJS, LimeSurvey or FHIRPath. */
export type Expression =
  | { readonly kind: 'constant'; readonly value: number | string | boolean }
  /** `{}` in FHIRPath. */
  | { readonly kind: 'empty' }
  /** The answer to a question: `[a]`, `${a}`, `{a}`. `option` is that of a REDCap checkbox, such as 3 in `[a(3)]`. */
  | { readonly kind: 'field'; readonly name: string; readonly option?: string | undefined }
  /** A bare name, or `%name` in FHIRPath. */
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'member'; readonly on: Expression; readonly name: string }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly args: readonly Expression[];
      readonly on?: Expression;
    }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'unary'; readonly operator: '-' | 'not'; readonly of: Expression };

/** Returns the children of an expression. */
function listChildren(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'member':
      return [expression.on];
    case 'call':
      return [...(expression.on ? [expression.on] : []), ...expression.args];
    case 'binary':
      return [expression.left, expression.right];
    case 'unary':
      return [expression.of];
    default:
      return [];
  }
}

/** Lists the names of the questions that an expression reads, each once. */
export function listFieldNames(expression: Expression): string[] {
  const own = expression.kind === 'field' ? [expression.name] : [];
  return [...new Set([...own, ...listChildren(expression).flatMap(listFieldNames)])];
}
