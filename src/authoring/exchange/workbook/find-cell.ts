import type { CellLeaf } from './build-file.ts';
import { formatPath } from './json-path.ts';

/**
 * Finds the cell for the path of a finding, such as "norms!F3": of the value, of the first value within it, or of its
 * nearest parent.
 */
export function findCell(leaves: readonly CellLeaf[], path: string): string | undefined {
  const paths = leaves.map(({ steps, sheet, cell }) => ({
    leafPath: formatPath(steps),
    address: `${sheet}!${cell}`,
  }));
  for (
    let remainingPath = path;
    remainingPath !== '';
    remainingPath = remainingPath.slice(
      0,
      Math.max(remainingPath.lastIndexOf('.'), remainingPath.lastIndexOf('['), 0),
    )
  ) {
    const isWithin = (leafPath: string) =>
      leafPath === remainingPath ||
      leafPath.startsWith(`${remainingPath}.`) ||
      leafPath.startsWith(`${remainingPath}[`);
    const found = paths.find(({ leafPath }) => isWithin(leafPath));
    if (found) return found.address;
  }
  return undefined;
}
