/** Size and shape of the code: files and lines per layer, escapes from the type checker, cycles, dead exports. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const here = join(import.meta.dirname, '../..');
/** Another revision may be measured: `npm run bench -- house` with `TREE=<folder>`. */
const root = resolve(process.env.TREE ?? here);

/** Layers of today, and of the tree before the rooms (revision 60f4479). */
const layers = [
  'domain',
  'contract',
  'server',
  'web/ui',
  'web/api',
  'web/forms',
  'web/features',
  'web/app',
  'authoring',
  'research',
  'ui',
  'api',
  'forms',
  'features',
  'app',
  'author',
];

interface Source {
  readonly path: string;
  readonly text: string;
}

function sourcesUnder(folder: string): Source[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/node_modules|\.d\.m?ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const isStory = ({ path }: Source) => path.endsWith('.stories.tsx');

/** Files, lines, median, ninth decile and longest of hand-written code, without stories. */
function figures(layer: string, sources: readonly Source[]) {
  const lines = sources.map(({ text }) => text.trimEnd().split('\n').length).sort((a, b) => a - b);
  return {
    layer,
    files: lines.length,
    lines: lines.reduce((sum, n) => sum + n, 0),
    median: lines[Math.floor(lines.length / 2)] ?? 0,
    p90: lines[Math.floor(lines.length * 0.9)] ?? 0,
    max: lines.at(-1) ?? 0,
    ...escapes(sources),
  };
}

/** Places where the type checker is overruled: `as T` (without `as const` and imports), `x!`, `any`. */
function escapes(sources: readonly Source[]) {
  const counts = { as: 0, bang: 0, any: 0 };
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) counts.as += 1;
    if (ts.isNonNullExpression(node)) counts.bang += 1;
    if (node.kind === ts.SyntaxKind.AnyKeyword) counts.any += 1;
    ts.forEachChild(node, visit);
  };
  for (const { path, text } of sources) visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return counts;
}

/** Chains of imports of `src` that lead back to their start, types included. */
function cycles(): number {
  const config = join(root, '.dependency-cruiser.cjs');
  const args = ['--config', config, '--output-type', 'json', 'src'];
  const { summary } = JSON.parse(output('depcruise', args)) as {
    summary: { violations: { rule: { name: string } }[] };
  };
  return summary.violations.filter(({ rule }) => rule.name === 'no-cycles').length;
}

/** Exported by a file and used by no other; values and types. */
function deadExports() {
  const { issues } = JSON.parse(
    output('knip', ['--reporter', 'json', '--no-exit-code', '--include', 'files,exports,types']),
  ) as { issues: { files?: unknown[]; exports?: unknown[]; types?: unknown[] }[] };
  const sum = (what: 'files' | 'exports' | 'types') =>
    issues.reduce((total, issue) => total + (issue[what]?.length ?? 0), 0);
  return { values: sum('exports'), types: sum('types'), files: sum('files') };
}

function output(tool: string, args: readonly string[]): string {
  const command = join(here, 'node_modules/.bin', tool);
  return execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

/** Prints the tables. */
export function reportHouse(): void {
  const src = join(root, 'src');
  const present = layers
    .map((layer) => [layer, sourcesUnder(join(src, layer)).filter((source) => !isStory(source))] as const)
    .filter(([, sources]) => sources.length > 0);
  const beside = ['tools', 'scripts', 'bench', 'tests'].map(
    (folder) => [folder, sourcesUnder(join(root, folder))] as const,
  );
  console.log('\nFiles and lines per layer; how often the type checker is overruled');
  console.table([
    ...present.map(([layer, sources]) => figures(layer, sources)),
    figures(
      'all of src',
      present.flatMap(([, sources]) => sources),
    ),
    figures('stories', sourcesUnder(src).filter(isStory)),
    ...beside
      .filter(([, sources]) => sources.length > 0)
      .map(([folder, sources]) => figures(folder, sources)),
  ]);
  const dead = deadExports();
  console.log(`Cycles: ${cycles()}`);
  console.log(`Dead: ${dead.values} exported values, ${dead.types} exported types, ${dead.files} files`);
}
