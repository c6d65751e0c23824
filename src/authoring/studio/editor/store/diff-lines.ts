/** Returns the lines of each text that the other one does not contain, without the common start and end. */
export function diffLines(one: string, other: string): readonly [string[], string[]] {
  const [a, b] = [one.split('\n'), other.split('\n')];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return [left.filter((line) => !right.includes(line)), right.filter((line) => !left.includes(line))];
}
