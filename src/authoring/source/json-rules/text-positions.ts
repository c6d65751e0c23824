import type { JsonError } from './json-rule.ts';

/** The line of a place in a text, from 1. */
export function getLineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** At most 40 characters of some words. */
export function truncate(words: string): string {
  return words.length > 40 ? `${words.slice(0, 39)}…` : words;
}

/** Where the text before an error ends, without the space after it. */
export function findEndBefore({ text, at }: JsonError): number {
  return text.slice(0, at).trimEnd().length;
}

/** The last words, number or bracket before an error. */
export function findPartBefore(error: JsonError): string {
  const line = error.text.slice(0, findEndBefore(error)).split('\n').at(-1)?.trim() ?? '';
  return /"(?:[^"\\]|\\.){0,40}"$|[^\s":,[{]+$/.exec(line)?.[0] ?? 'an entry';
}

/** The key before an error, and where it begins. */
export function findKeyBefore({ text, at }: JsonError): { readonly key: string; readonly start: number } {
  const found = /"((?:[^"\\]|\\.)*)"[\s:]*$/.exec(text.slice(0, at));
  return { key: truncate(found?.[1] ?? ''), start: found?.index ?? at };
}

/** The number with all that is written without a space before and after the place of an error. */
export function findNumberAround({ text, at }: JsonError): string {
  const start = /[^\s,:[\]{}"]*$/.exec(text.slice(Math.max(at - 40, 0), at))?.[0] ?? '';
  return truncate(start + (/^[^\s,:[\]{}"]*/.exec(text.slice(at, at + 40))?.[0] ?? ''));
}

/** The part of a token of words up to its first wrong backslash. */
export function cutAtBackslash({ token }: JsonError): string {
  return /^(?:[^\\]|\\(?:["\\/bfnrt]|u[0-9A-Fa-f]{4}))*/.exec(token)?.[0] ?? '';
}
