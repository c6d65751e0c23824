import type { CellLeaf } from './build-file.ts';
import { formatPath } from './json-path.ts';

/**
 * Finds the cell for the path of a finding, such as "norms!F3": of the value, of the first value within it, or of its
 * nearest parent.
 */
export function findCell(leaves: readonly CellLeaf[], path: string): string | undefined {
  const paths = leaves.map(({ steps, sheet, cell }) => ({
    own: formatPath(steps),
    place: `${sheet}!${cell}`,
  }));
  for (
    let part = path;
    part !== '';
    part = part.slice(0, Math.max(part.lastIndexOf('.'), part.lastIndexOf('['), 0))
  ) {
    const isWithin = (own: string) =>
      own === part || own.startsWith(`${part}.`) || own.startsWith(`${part}[`);
    const found = paths.find(({ own }) => isWithin(own));
    if (found) return found.place;
  }
  return undefined;
}
