/** Lists the lines of a head with their line numbers in the file. The first `---` is line 1. */
export function listFrontmatterLines(value: string): { readonly text: string; readonly line: number }[] {
  return value.split('\n').map((text, at) => ({ text, line: at + 2 }));
}

/** Returns the line number of a key in the head; 1 if the key is missing. */
export function findKeyLine(value: string, key: string): number {
  return listFrontmatterLines(value).find(({ text }) => text.startsWith(`${key}:`))?.line ?? 1;
}
