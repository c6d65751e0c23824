/** The static Storybook site: its name is consistent in docs and git, and it works on any host and path. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolderName, maxBytes, inspectSite } from '#tools/workbench/site.mjs';

const readFile = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

test('docs and .gitignore name its folder, docs its size', () => {
  const commands = readFile('docs/commands.md');
  expect(commands).toMatch(new RegExp(`storybook:build[^]*\`${siteFolderName}\``));
  expect(commands).toContain(`${maxBytes / 1e6} MB`);
  expect(readFile('.gitignore').split('\n')).toContain(siteFolderName);
});

test('the full test run builds and opens it, the CI run does not', () => {
  const { scripts } = JSON.parse(readFile('package.json')) as { scripts: Record<string, string> };
  const [, build = ''] = /^node (tools\/\S+)$/.exec(scripts['storybook:build'] ?? '') ?? [];
  expect(scripts['storybook:serve']).toMatch(/^exec node tools\/workbench\//);
  expect(readFile('tools/test.mjs')).toMatch(
    new RegExp(`\\(all\\s+\\? \\[\\s+\\{\\s+name: 'workbench',[^}]+'${build}'\\), '--open'\\]`),
  );
});

test('the GitHub workflow runs the tests of CI, and publishes the workbench for designers', () => {
  const jobs = readFile('.github/workflows/ci.yml');
  expect(jobs).toContain('- run: .ci/run\n');
  expect(jobs).toMatch(new RegExp(`run: npm run storybook:build\n[^]*path: ${siteFolderName}\n`));
});

test('reports resources from another host or from the root of this host, but no links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'workbench-site-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<link rel="icon" href="./a.svg"><script src="https://cdn.example/a.js"></script><a href="https://a.example">',
  );
  writeFileSync(
    join(folder, 'a.css'),
    "@font-face { src: url('/fonts/a.woff2') } a { background: url(./b.svg) }",
  );
  const { bytes, outward } = inspectSite(folder);
  rmSync(folder, { recursive: true });
  expect([...outward].sort()).toEqual(['a.css: /fonts/a.woff2', 'index.html: https://cdn.example/a.js']);
  expect(bytes).toBeGreaterThan(150);
});
