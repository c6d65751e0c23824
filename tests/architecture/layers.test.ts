import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, describe, expect, test } from 'vitest';
import { planted } from './planted-violations.ts';

const root = join(import.meta.dirname, '../..');
const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));
const packages = ['react', 'react-redux', 'react-toastify', 'formik', 'fastify', 'typebox', 'd3'];

async function findViolations(folder: string) {
  const { tsConfig: _, ...options } = config.options;
  const { output } = await cruise(['src'], {
    ...options,
    baseDir: folder,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  });
  return (output as ICruiseResult).summary;
}

let scratch: string | undefined;
afterEach(() => {
  if (scratch) rmSync(scratch, { recursive: true, force: true });
});

function writePlantedFiles(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const all: Record<string, string> = { ...files };
  for (const name of packages) {
    all[`node_modules/${name}/package.json`] = JSON.stringify({ name, main: 'index.js', type: 'module' });
    all[`node_modules/${name}/index.js`] = 'export default 0;\n';
  }
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

describe('dependency rules', () => {
  test('all of src follows them, and was really read', async () => {
    const summary = await findViolations(root);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
    // Without the TypeScript parser, dependency-cruiser finds no modules and reports no violation.
    expect(summary.totalCruised).toBeGreaterThan(100);
  });

  test.each(planted)('a planted violation of $rule is reported', async ({ rule, files }) => {
    scratch = writePlantedFiles(files);
    const summary = await findViolations(scratch);
    expect(summary.violations.map((violation) => violation.rule.name)).toContain(rule);
  });

  test('every rule has a planted violation and says what to do instead', () => {
    const rules = config.forbidden as { name: string; comment: string }[];
    expect(new Set(planted.map(({ rule }) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
    for (const { comment } of rules) expect(comment.length).toBeGreaterThan(30);
  });
});
