import type { BinaryOperator, Expression } from './expression.ts';
import { type Token, tokenize } from './tokenize.ts';

/**
 * Parses an expression of REDCap, XLSForm, SurveyJS, LimeSurvey or FHIRPath: names, constants, calls, operators.
 * @returns undefined if it is none
 */
export function parseExpression(text: string): Expression | undefined {
  const tokens = tokenize(text);
  if (tokens === undefined || tokens.length === 0) return undefined;
  const reader = new ExpressionReader(tokens);
  const expression = reader.parse(0);
  return reader.isDone ? expression : undefined;
}

const operators: Readonly<Record<string, readonly [BinaryOperator, number]>> = {
  or: ['or', 1],
  '||': ['or', 1],
  and: ['and', 2],
  '&&': ['and', 2],
  '=': ['=', 3],
  '==': ['=', 3],
  eq: ['=', 3],
  equal: ['=', 3],
  '!=': ['!=', 3],
  '<>': ['!=', 3],
  ne: ['!=', 3],
  notequal: ['!=', 3],
  '<': ['<', 4],
  lt: ['<', 4],
  less: ['<', 4],
  '<=': ['<=', 4],
  le: ['<=', 4],
  lessorequal: ['<=', 4],
  '>': ['>', 4],
  gt: ['>', 4],
  greater: ['>', 4],
  '>=': ['>=', 4],
  ge: ['>=', 4],
  greaterorequal: ['>=', 4],
  in: ['in', 4],
  contains: ['contains', 4],
  notcontains: ['notcontains', 4],
  anyof: ['anyof', 4],
  allof: ['allof', 4],
  '|': ['|', 5],
  '+': ['+', 6],
  '-': ['-', 6],
  '&': ['&', 6],
  '*': ['*', 7],
  '/': ['/', 7],
  div: ['div', 7],
  mod: ['mod', 7],
  '^': ['^', 8],
};

class ExpressionReader {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get isDone(): boolean {
    return this.at === this.tokens.length;
  }

  /** @param lowest precedence of the operators that may join the operands */
  parse(lowest: number): Expression | undefined {
    let left = this.parsePostfix();
    while (left !== undefined) {
      const unary = this.parseSuffix(left);
      if (unary !== undefined) {
        left = unary;
        continue;
      }
      const found = this.peekOperator();
      if (found === undefined || found[1] <= lowest) return left;
      this.at += 1;
      const right = this.parse(found[1]);
      if (right === undefined) return undefined;
      left = { kind: 'binary', operator: found[0], left, right };
    }
    return left;
  }

  private peekOperator(): readonly [BinaryOperator, number] | undefined {
    const token = this.tokens[this.at];
    if (token?.kind !== 'sign' && token?.kind !== 'word') return undefined;
    const name = token.text.toLowerCase();
    return Object.hasOwn(operators, name) ? operators[name] : undefined;
  }

  /** `{a} empty` and `{a} notempty` of SurveyJS. */
  private parseSuffix(of: Expression): Expression | undefined {
    if (this.skip('empty')) return { kind: 'call', name: 'empty', args: [], on: of };
    if (this.skip('notempty')) return { kind: 'call', name: 'exists', args: [], on: of };
    return undefined;
  }

  private parsePostfix(): Expression | undefined {
    let value = this.parsePrimary();
    while (value !== undefined) {
      if (this.skip('.')) {
        const token = this.tokens[this.at];
        if (token?.kind !== 'word') return undefined;
        this.at += 1;
        if (this.skip('(')) {
          const args = this.parseArguments();
          value = args && { kind: 'call', name: token.text, args, on: value };
        } else value = { kind: 'member', on: value, name: token.text };
      } else if (value.kind !== 'field' && this.skip('[')) {
        const index = this.parse(0);
        value =
          index !== undefined && this.skip(']')
            ? { kind: 'call', name: 'at', args: [index], on: value }
            : undefined;
      } else return value;
    }
    return undefined;
  }

  private parsePrimary(): Expression | undefined {
    const token = this.tokens[this.at];
    this.at += 1;
    switch (token?.kind) {
      case 'number':
        return { kind: 'constant', value: token.value };
      case 'text':
        return { kind: 'constant', value: token.text };
      case 'field':
        return { kind: 'field', name: token.name, option: token.option };
      case 'word':
        return this.parseWord(token.text);
      case 'sign':
        return this.parseSign(token.text);
      default:
        return undefined;
    }
  }

  private parseWord(word: string): Expression | undefined {
    const name = word.toLowerCase();
    if (this.skip('(')) {
      const args = this.parseArguments();
      const [only] = args ?? [];
      if (name === 'not' && only) return { kind: 'unary', operator: 'not', of: only };
      return args && { kind: 'call', name: word, args };
    }
    if (name === 'true' || name === 'false') return { kind: 'constant', value: name === 'true' };
    if (name === 'not') return this.negate();
    return Object.hasOwn(operators, name) ? undefined : { kind: 'variable', name: word };
  }

  private parseSign(sign: string): Expression | undefined {
    switch (sign) {
      case '(': {
        const inner = this.parse(0);
        return this.skip(')') ? inner : undefined;
      }
      case '{}':
        return { kind: 'empty' };
      case '.':
        return { kind: 'field', name: '.' };
      case '!':
        return this.negate();
      case '+':
        return this.parse(8);
      case '-': {
        const of = this.parse(7);
        if (of?.kind === 'constant' && typeof of.value === 'number')
          return { kind: 'constant', value: -of.value };
        return of && { kind: 'unary', operator: '-', of };
      }
      default:
        return undefined;
    }
  }

  private negate(): Expression | undefined {
    const of = this.parse(3);
    return of && { kind: 'unary', operator: 'not', of };
  }

  /** Parses the arguments of a call after its opening bracket. */
  private parseArguments(): Expression[] | undefined {
    const args: Expression[] = [];
    if (this.skip(')')) return args;
    do {
      const next = this.parse(0);
      if (next === undefined) return undefined;
      args.push(next);
    } while (this.skip(','));
    return this.skip(')') ? args : undefined;
  }

  private skip(text: string): boolean {
    const token = this.tokens[this.at];
    const isMatch = (token?.kind === 'sign' || token?.kind === 'word') && token.text.toLowerCase() === text;
    if (isMatch) this.at += 1;
    return isMatch;
  }
}
