import type { Expression } from '../expression/expression.ts';
import { type Logic, toLogic } from '../expression/logic.ts';
import { parseExpression } from '../expression/parse-expression.ts';

/** Names of the questions with several answers. */
export interface AnswerNames {
  readonly several: Set<string>;
}

/** Parses a relevance such as `((Q1.NAOK == "Y"))`; undefined if it is not supported. */
export function parseRelevance(text: string, names: AnswerNames): Logic | undefined {
  const expression = parseExpression(text);
  return expression && toLogic(toFields(expression, names));
}

/** Replaces names by fields: `Q1.NAOK` is the question Q1, and `Q2_a.NAOK` an option of Q2. */
export function toFields(expression: Expression, names: AnswerNames = { several: new Set() }): Expression {
  const inner = (one: Expression) => toFields(one, names);
  switch (expression.kind) {
    case 'variable':
      return { kind: 'field', name: expression.name };
    case 'member':
      return inner(expression.on);
    case 'unary':
      return { ...expression, of: inner(expression.of) };
    case 'call': {
      const call = { ...expression, args: expression.args.map(inner) };
      return /^(is_empty|empty)$/i.test(call.name) ? { ...call, name: 'empty' } : call;
    }
    case 'binary': {
      const left = inner(expression.left);
      const right = inner(expression.right);
      return toIncludes(left, expression.operator, right, names) ?? { ...expression, left, right };
    }
    default:
      return expression;
  }
}

function toIncludes(
  left: Expression,
  operator: string,
  right: Expression,
  { several }: AnswerNames,
): Expression | undefined {
  if (left.kind !== 'field' || operator !== '=' || right.kind !== 'constant' || right.value !== 'Y')
    return undefined;
  const question = [...several].find((name) => left.name.startsWith(`${name}_`));
  return question === undefined
    ? undefined
    : {
        kind: 'binary',
        operator: 'contains',
        left: { kind: 'field', name: question },
        right: { kind: 'constant', value: left.name.slice(question.length + 1) },
      };
}
