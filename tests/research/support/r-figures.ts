/** The figures printed by R. */
export interface RFigures {
  /** Versions of R and of its packages. */
  readonly versions: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, number>>;
}

/** Parses lines of a name, a tab and a value; the name of a version starts with `# `. */
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
