/** A token of an expression. */
export type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly name: string; readonly option?: string | undefined }
  | { readonly kind: 'word' | 'sign'; readonly text: string };

/** Longer expressions are rejected, which limits the depth of recursion. */
const maxLength = 20_000;
const maxDepth = 200;

const part = new RegExp(
  [
    String.raw`\$\{([^{}]+)\}`,
    String.raw`\[([A-Za-z_]\w*)(?:\((-?\w+)\))?\]`,
    String.raw`\{([^{}']+)\}`,
    String.raw`'((?:[^'\\]|\\.)*)'`,
    String.raw`"((?:[^"\\]|\\.)*)"`,
    String.raw`(\d+(?:\.\d+)?|\.\d+)`,
    String.raw`(%?[A-Za-z_]\w*(?:-[A-Za-z]\w*)*|\$this|\$total|\$index|` + '%?`[^`]+`)',
    String.raw`(<>|!=|<=|>=|==|&&|\|\||\{\s*\}|[=<>+\-*/^&|!(),.[\]])`,
  ].join('|'),
  'y',
);

/**
 * Splits an expression into tokens. Comments are skipped.
 * @returns undefined if a sign belongs to none of the languages, or the text is too long or too deep
 */
export function tokenize(text: string): Token[] | undefined {
  if (text.length > maxLength) return undefined;
  const source = text.replace(/\/\*[\s\S]*?\*\//g, ' ').trimEnd();
  const tokens: Token[] = [];
  let depth = 0;
  for (let at = 0; at < source.length; at = part.lastIndex) {
    at += /^\s*/.exec(source.slice(at))?.[0].length ?? 0;
    part.lastIndex = at;
    const match = part.exec(source);
    if (!match) return undefined;
    const token = toToken(match);
    if ('text' in token && token.kind === 'sign' && token.text === '(') depth += 1;
    if ('text' in token && token.kind === 'sign' && token.text === ')') depth -= 1;
    if (depth > maxDepth) return undefined;
    tokens.push(token);
  }
  return tokens;
}

function toToken(match: RegExpExecArray): Token {
  const [, dollar, bracket, option, brace, single, double, number, word, sign = ''] = match;
  const name = dollar ?? bracket ?? brace;
  if (name !== undefined) return { kind: 'field', name: name.trim(), option };
  const quoted = single ?? double;
  if (quoted !== undefined) return { kind: 'text', text: quoted.replace(/\\(.)/g, '$1') };
  if (number !== undefined) return { kind: 'number', value: Number(number) };
  if (word !== undefined) return { kind: 'word', text: word.replaceAll('`', '') };
  return { kind: 'sign', text: /^\{\s*\}$/.test(sign) ? '{}' : sign };
}
