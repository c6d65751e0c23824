/** What R printed of the figures it worked out. */
export interface RFigures {
  /** Of R and of its packages. */
  readonly versions: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, number>>;
}

/** Reads lines of a name, a tab and a value; the name of a version begins with `# `. */
export function parseRFigures(output: string): RFigures {
  const lines = output
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]);
  const isVersion = ([name]: readonly string[]) => name?.startsWith('# ');
  return {
    versions: Object.fromEntries(lines.filter(isVersion).map(([name, text]) => [name.slice(2), text])),
    figures: Object.fromEntries(
      lines.filter((line) => !isVersion(line)).map(([name, value]) => [name, Number(value)]),
    ),
  };
}
