import { type JSONPath, type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser';
import type { JsonSyntaxError, JsonSyntaxErrorKind } from './json-rules/json-rule.ts';

/**
 * Finds the first syntax error of a JSON text, or else the first duplicate key, which `JSON.parse` ignores.
 * @param text without a byte order mark
 */
export function findJsonError(text: string): JsonSyntaxError | undefined {
  const brackets: number[] = [];
  const groups: Map<string, number>[] = [];
  let broken: JsonSyntaxError | undefined;
  let repeated: JsonSyntaxError | undefined;
  const open = (at: number) => {
    brackets.push(at);
    groups.push(new Map());
  };
  const close = () => {
    brackets.pop();
    groups.pop();
  };
  const visitor: JSONVisitor = {
    onObjectBegin: open,
    onArrayBegin: open,
    onObjectEnd: close,
    onArrayEnd: close,
    onObjectProperty(key, at, length, _line, _column, pathOfGroup) {
      const first = groups.at(-1)?.get(key);
      if (first === undefined) groups.at(-1)?.set(key, at);
      else
        repeated ??= {
          kind: 'RepeatedKey',
          text,
          at,
          token: text.slice(at, at + length),
          related: first,
          path: toPath([...pathOfGroup(), key]),
        };
    },
    onError(code, at, length) {
      const kind = printParseErrorCode(code) as JsonSyntaxErrorKind;
      broken ??= { kind, text, at, token: text.slice(at, at + length), related: brackets.at(-1) };
    },
  };
  visit(text, visitor, { disallowComments: true });
  return broken ?? repeated;
}

/** Formats a path as in findings: `scores[2].report`. */
function toPath(steps: JSONPath): string {
  return steps
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`))
    .join('');
}
