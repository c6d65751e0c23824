/** Path of a value: keys, and list positions from 0. */
export type Steps = readonly (string | number)[];

/** Formats a path such as "scores[2].report". Keys that are no identifiers are quoted: `levelTexts[""]`. */
export function formatPath(steps: Steps): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`;
    if (!isPlain(step)) return `${path}[${JSON.stringify(step)}]`;
    return path === '' ? step : `${path}.${step}`;
  }, '');
}

/** Parses a path. Returns undefined if the text is no path. */
export function parsePath(path: string): Steps | undefined {
  const part = /\.?([A-Za-z_$][\w$-]*)|\[(\d{1,6})\]|\[("(?:[^"\\]|\\.)*")\]/y;
  const steps: (string | number)[] = [];
  for (let at = 0; at < path.length; at = part.lastIndex) {
    part.lastIndex = at;
    const match = part.exec(path);
    if (!match) return undefined;
    const [, name, position, quoted] = match;
    // Every name except the first follows a dot.
    if (name !== undefined && (path[at] === '.') === (at === 0)) return undefined;
    if (name !== undefined) steps.push(name);
    else if (position !== undefined) steps.push(Number(position));
    else steps.push(JSON.parse(quoted ?? '""') as string);
  }
  return steps;
}

function isPlain(key: string): boolean {
  return /^[A-Za-z_$][\w$-]*$/.test(key);
}
