import type { JsonSyntaxError } from './json-rule.ts';

/** Returns the line of a position, from 1. */
export function getLineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** Truncates a text to 40 characters. */
export function truncate(words: string): string {
  return words.length > 40 ? `${words.slice(0, 39)}…` : words;
}

/** Returns the end of the text before an error, without trailing spaces. */
export function findEndBefore({ text, at }: JsonSyntaxError): number {
  return text.slice(0, at).trimEnd().length;
}

/** Returns the string, number or bracket before an error. */
export function findPartBefore(error: JsonSyntaxError): string {
  const line = error.text.slice(0, findEndBefore(error)).split('\n').at(-1)?.trim() ?? '';
  return /"(?:[^"\\]|\\.){0,40}"$|[^\s":,[{]+$/.exec(line)?.[0] ?? 'an entry';
}

/** Returns the key before an error, and its position. */
export function findKeyBefore({ text, at }: JsonSyntaxError): {
  readonly key: string;
  readonly start: number;
} {
  const found = /"((?:[^"\\]|\\.)*)"[\s:]*$/.exec(text.slice(0, at));
  return { key: truncate(found?.[1] ?? ''), start: found?.index ?? at };
}

/** Returns the characters around an error up to the next space or punctuation, which were meant as a number. */
export function findNumberAround({ text, at }: JsonSyntaxError): string {
  const start = /[^\s,:[\]{}"]*$/.exec(text.slice(Math.max(at - 40, 0), at))?.[0] ?? '';
  return truncate(start + (/^[^\s,:[\]{}"]*/.exec(text.slice(at, at + 40))?.[0] ?? ''));
}

/** Returns the part of a string before its first invalid escape. */
export function cutAtBackslash({ token }: JsonSyntaxError): string {
  return /^(?:[^\\]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*/.exec(token)?.[0] ?? '';
}
