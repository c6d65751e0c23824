/** The lines of a head, with their line numbers in the file; the first row of dashes is line 1. */
export function listHeadLines(value: string): { readonly text: string; readonly line: number }[] {
  return value.split('\n').map((text, at) => ({ text, line: at + 2 }));
}

/** The line number of a key of the head; 1 for a missing key. */
export function findKeyLine(value: string, key: string): number {
  return listHeadLines(value).find(({ text }) => text.startsWith(`${key}:`))?.line ?? 1;
}
