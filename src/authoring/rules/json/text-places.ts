/** The line of a place in a text, from 1. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** At most 40 characters of some words. */
export function short(words: string): string {
  return words.length > 40 ? `${words.slice(0, 39)}…` : words;
}

/** What is written from a place on, up to the next space, bracket, comma, colon or quotation mark. */
export function wordAt(text: string, at: number): string {
  return short(/^[^\s,\]}[{:"]*/.exec(text.slice(at, at + 60))?.[0] ?? '');
}
