import { formatPath, type Steps } from './json-path.ts';
import type { SheetProblem } from './sheet-problem.ts';

/** A value with the cell that contains it. */
export interface CellLeaf {
  readonly steps: Steps;
  readonly value: unknown;
  readonly sheet: string;
  readonly cell: string;
}

/** A file built from cells, with conflicts between cells. */
export interface FileBuildResult {
  readonly file: Record<string, unknown>;
  readonly problems: readonly SheetProblem[];
}

interface Branch {
  readonly isList: boolean;
  readonly parts: Map<string | number, Branch | CellLeaf>;
}

/** Builds a file from its values: keys in the order of the cells, list entries by number. */
export function buildFileFromCells(leaves: readonly CellLeaf[]): FileBuildResult {
  const problems: SheetProblem[] = [];
  const root: Branch = { isList: false, parts: new Map() };
  for (const leaf of leaves) {
    const problem = insertLeaf(root, leaf);
    if (problem) problems.push(problem);
  }
  const file = Object.fromEntries([...root.parts].map(([key, part]) => [key, toValue(part, problems)]));
  return { file, problems };
}

function insertLeaf(root: Branch, leaf: CellLeaf): SheetProblem | undefined {
  let branch = root;
  for (const [at, step] of leaf.steps.entries()) {
    if (branch.isList !== (typeof step === 'number'))
      return createClashProblem(leaf, leaf.steps.slice(0, at));
    const part = branch.parts.get(step);
    if (at === leaf.steps.length - 1) {
      if (part) return createClashProblem(leaf, leaf.steps);
      branch.parts.set(step, leaf);
    } else if (part === undefined) {
      const newBranch: Branch = { isList: typeof leaf.steps[at + 1] === 'number', parts: new Map() };
      branch.parts.set(step, newBranch);
      branch = newBranch;
    } else if ('parts' in part) branch = part;
    else return createClashProblem(leaf, leaf.steps.slice(0, at + 1));
  }
  return undefined;
}

function createClashProblem({ sheet, cell }: CellLeaf, steps: Steps): SheetProblem {
  return {
    sheet,
    cell,
    rule: 'written-twice',
    expected: 'each value once',
    actual: `${formatPath(steps)} is in another cell already`,
    fix: 'Empty one of the two cells.',
  };
}

function toValue(part: Branch | CellLeaf, problems: SheetProblem[]): unknown {
  if (!('parts' in part)) return part.value;
  if (!part.isList) {
    return Object.fromEntries([...part.parts].map(([key, within]) => [key, toValue(within, problems)]));
  }
  const entries = [...part.parts].sort(([a], [b]) => Number(a) - Number(b));
  const gap = entries.findIndex(([position], at) => position !== at);
  const first = gap === -1 ? undefined : findFirstLeaf(entries[gap]?.[1]);
  if (first) {
    problems.push({
      sheet: first.sheet,
      cell: first.cell,
      rule: 'place-left-out',
      expected: `the entries of a list numbered from 0, without a gap: [${gap}] is missing`,
      actual: formatPath(first.steps),
      fix: 'Number the entries again.',
    });
  }
  return entries.map(([, within]) => toValue(within, problems));
}

function findFirstLeaf(part: Branch | CellLeaf | undefined): CellLeaf | undefined {
  if (part === undefined || !('parts' in part)) return part;
  return findFirstLeaf([...part.parts.values()][0]);
}
