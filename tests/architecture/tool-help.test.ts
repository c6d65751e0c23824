/** The tools of package.json have a help text and reject unknown options. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const files = Object.values(scripts).flatMap(
  (script) => /^(?:exec )?(?:node|tsx) (tools\/\S+)/.exec(script)?.[1] ?? [],
);
const tools = [...new Set(files), 'tools/images/images.mjs', 'tools/videos/videos.mjs'];

function run(file: string, ...args: string[]) {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  return spawnSync(process.execPath, [...loader, file, ...args], { cwd: root, encoding: 'utf8' });
}

test('package.json has tools', () => {
  expect(tools).toContain('tools/check.mjs');
});

describe.each(tools)('%s', (file) => {
  test('prints usage, an example and exit codes for --help', () => {
    const { status, stdout } = run(file, '--help');
    expect(status).toBe(0);
    for (const part of ['Usage: ', '  --help', 'Example: ', 'Exit codes: ']) expect(stdout).toContain(part);
  });

  test('exits with 2 for an unknown option and suggests a similar one', () => {
    const { status, stderr } = run(file, '--hepl');
    expect(stderr).toMatch(
      /^Unknown option --hepl\. (Did you mean --\S+\? )?Write (npm|node) .*See .*--help$/m,
    );
    expect(status).toBe(2);
  });
});

test('a closed pipe ends the output quietly', () => {
  const { stderr } = spawnSync('sh', ['-c', `"${process.execPath}" tools/test.mjs --help | true`], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
});
