/** A condition on answers, as parsed from REDCap or XLSForm. */
export type Logic =
  | { readonly name: string; readonly operator: ComparisonOperator; readonly raw: string }
  /** In a multiple choice, this option is selected. */
  | { readonly name: string; readonly includes: string }
  | { readonly name: string; readonly answered: true }
  | { readonly all: readonly Logic[] }
  | { readonly any: readonly Logic[] }
  | { readonly not: Logic };

/** A comparison operator. */
export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** Longer conditions are rejected, which limits the depth of recursion. */
const maxLength = 2000;

/**
 * Parses a condition such as `[a1] = '2' and not([a2(3)] = '1')` (REDCap) or `${a1} > 2 or selected(${a2}, 'x')`
 * (XLSForm): comparisons of an answer with a constant, joined by and, or, not and parentheses.
 * @returns undefined for any other expression, such as sums, dates and functions
 */
export function parseLogicText(text: string): Logic | undefined {
  const tokens = text.length > maxLength ? undefined : tokenize(text);
  if (tokens === undefined || tokens.length === 0) return undefined;
  const reader = new LogicReader(tokens);
  const logic = reader.parseAny();
  return reader.isDone ? logic : undefined;
}

interface Token {
  readonly kind: 'name' | 'value' | 'sign' | 'word';
  readonly text: string;
  /** The option of a REDCap checkbox, such as 3 in [a2(3)]. */
  readonly option?: string | undefined;
}

function tokenize(text: string): Token[] | undefined {
  const part =
    /\s*(?:\[(\w+)(?:\((-?\w+)\))?\]|\$\{([\w.-]+)\}|'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?)|(<>|!=|<=|>=|==|=|<|>)|(\(|\)|,|&&|\|\||[A-Za-z]+(?:-[a-z]+)*))/y;
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  for (let at = 0; at < end; at = part.lastIndex) {
    part.lastIndex = at;
    const match = part.exec(text);
    if (!match) return undefined;
    const [, own, option, other, single, double, number, operator, word] = match;
    const name = own ?? other;
    const value = single ?? double ?? number;
    if (name !== undefined) tokens.push({ kind: 'name', text: name, option });
    else if (value !== undefined) tokens.push({ kind: 'value', text: value });
    else if (operator !== undefined) tokens.push({ kind: 'sign', text: operator });
    else tokens.push({ kind: 'word', text: (word ?? '').toLowerCase() });
  }
  return tokens;
}

class LogicReader {
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get isDone(): boolean {
    return this.at === this.tokens.length;
  }

  parseAny(): Logic | undefined {
    return this.parseJoined(
      () => this.parseAll(),
      ['or', '||'],
      (parts) => ({ any: parts }),
    );
  }

  private parseAll(): Logic | undefined {
    return this.parseJoined(
      () => this.parseOne(),
      ['and', '&&'],
      (parts) => ({ all: parts }),
    );
  }

  private parseJoined(
    next: () => Logic | undefined,
    separators: readonly string[],
    build: (parts: readonly Logic[]) => Logic,
  ): Logic | undefined {
    const parts: Logic[] = [];
    do {
      const part = next();
      if (part === undefined) return undefined;
      parts.push(part);
    } while (separators.some((joint) => this.skipToken(joint)));
    const [first] = parts;
    return parts.length === 1 ? first : build(parts);
  }

  private parseOne(): Logic | undefined {
    if (this.skipToken('not')) {
      const within = this.parseBracketed();
      return within && { not: within };
    }
    if (this.skipToken('selected')) return this.parseSelected();
    if (this.tokens[this.at]?.text === '(' && this.tokens[this.at]?.kind === 'word')
      return this.parseBracketed();
    return this.parseComparison();
  }

  private parseBracketed(): Logic | undefined {
    if (!this.skipToken('(')) return undefined;
    const within = this.parseAny();
    return this.skipToken(')') ? within : undefined;
  }

  private parseSelected(): Logic | undefined {
    if (!this.skipToken('(')) return undefined;
    const [name, comma, value] = [this.readToken(), this.skipToken(','), this.readToken()];
    const isWhole = name?.kind === 'name' && comma && value?.kind === 'value' && this.skipToken(')');
    return isWhole ? { name: name.text, includes: value.text } : undefined;
  }

  private parseComparison(): Logic | undefined {
    const [left, operator, right] = [this.readToken(), this.readToken(), this.readToken()];
    if (operator?.kind !== 'sign') return undefined;
    if (left?.kind === 'name' && right?.kind === 'value')
      return createComparison(left, parseOperator(operator.text), right.text);
    if (left?.kind === 'value' && right?.kind === 'name')
      return createComparison(right, mirrored[parseOperator(operator.text)], left.text);
    return undefined;
  }

  private readToken(): Token | undefined {
    this.at += 1;
    return this.tokens[this.at - 1];
  }

  private skipToken(text: string): boolean {
    const word = this.tokens[this.at];
    const isMatch = word?.kind === 'word' && word.text === text;
    if (isMatch) this.at += 1;
    return isMatch;
  }
}

const mirrored = { '=': '=', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

function parseOperator(text: string): ComparisonOperator {
  if (text === '<>') return '!=';
  return text === '==' ? '=' : (text as ComparisonOperator);
}

function createComparison(
  { text: name, option }: Token,
  operator: ComparisonOperator,
  raw: string,
): Logic | undefined {
  if (option !== undefined) {
    // The value of a REDCap checkbox is 1 if it is selected, else 0.
    const isTicked = (operator === '=') === (raw === '1');
    if ((operator !== '=' && operator !== '!=') || (raw !== '0' && raw !== '1')) return undefined;
    return isTicked ? { name, includes: option } : { not: { name, includes: option } };
  }
  if (raw !== '') return { name, operator, raw };
  if (operator === '!=') return { name, answered: true };
  return operator === '=' ? { not: { name, answered: true } } : undefined;
}
