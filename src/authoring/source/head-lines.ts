/** The lines of a head, with the line in the file on which each stands; the first row of dashes is line 1. */
export function listHeadLines(value: string): { readonly text: string; readonly line: number }[] {
  return value.split('\n').map((text, at) => ({ text, line: at + 2 }));
}

/** The line in the file at which a key of the head stands; 1 for a key that is not there. */
export function findKeyLine(value: string, key: string): number {
  return listHeadLines(value).find(({ text }) => text.startsWith(`${key}:`))?.line ?? 1;
}
