import type { Token } from '@messageformat/parser';
import type { MessageCatalogue } from '#authoring/source/message-catalogue.ts';

/** Generates the interface that maps each message id to the values that its text needs. */
export function generateMessageValues(catalogues: readonly MessageCatalogue[]): string {
  const lines = catalogues.flatMap(({ messages }) =>
    messages.map(({ id, tokens }) => `'${id}': ${generateValues(tokens)};`),
  );
  return `/** The values of each message, by id. */\nexport interface MessageValues {\n${lines.join('\n')}\n}\n`;
}

function generateValues(tokens: readonly Token[]): string {
  const types = new Map<string, string>();
  addTypes(tokens, types);
  if (types.size === 0) return 'undefined';
  return `{ ${[...types].map(([name, type]) => `readonly ${name}: ${type};`).join(' ')} }`;
}

function addTypes(tokens: readonly Token[], types: Map<string, string>): void {
  for (const token of tokens) {
    if (token.type === 'argument') types.set(token.arg, types.get(token.arg) ?? 'string');
    if (token.type === 'function') types.set(token.arg, token.key === 'number' ? 'number' : 'Date');
    if (token.type === 'plural' || token.type === 'selectordinal') types.set(token.arg, 'number');
    if (token.type === 'select') types.set(token.arg, listKeys(token.cases));
    if ('cases' in token) for (const { tokens: inner } of token.cases) addTypes(inner, types);
  }
}

/** The values of a select; any text if it has an `other` form that is used. */
function listKeys(cases: readonly { readonly key: string }[]): string {
  return cases.map(({ key }) => (key === 'other' ? '(string & {})' : `'${key}'`)).join(' | ');
}
