import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

/** Commands for authors, by the name that is typed. */
const commands = {
  author: 'studio/dev/start-author.ts',
  'author:rules': 'commands/list-rules.ts',
  check: 'commands/check-content.ts',
  compile: 'commands/compile.ts',
  'diff:instrument': 'commands/diff-instrument.ts',
  instrument: 'commands/instrument.ts',
  'new:instrument': 'commands/new-instrument.ts',
  'new:page': 'commands/new-page.ts',
  norms: 'commands/accept-norms.ts',
  'publish:instrument': 'commands/publish-instrument.ts',
  translate: 'commands/translate.ts',
  voice: 'commands/voice.ts',
};

function createArgs(name: keyof typeof commands, ...args: readonly string[]): string[] {
  return ['--import', 'tsx', join(repository, 'src/authoring', commands[name]), ...args];
}

function run(name: keyof typeof commands, ...args: readonly string[]) {
  return spawnSync(process.execPath, createArgs(name, ...args), { cwd: repository, encoding: 'utf8' });
}

describe.each(Object.keys(commands) as (keyof typeof commands)[])('npm run %s', (name) => {
  it('prints usage, an example and exit codes with --help', () => {
    const { status, stdout, stderr } = run(name, '--help');
    expect(stdout).toContain(`Usage: npm run ${name}`);
    expect(stdout).toContain(`Example: npm run ${name}`);
    expect(stdout).toContain('Exit codes: 0 done, 1 failed, 2 wrong arguments.');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  // Each process takes seconds; the tests below start four of them in every run.
  it.runIf(process.env.TEST_ALL === '1')('rejects an unknown option with exit code 2', () => {
    const { status, stdout, stderr } = run(name, '--planted');
    expect(stderr).toMatch(/^Unknown option --planted\. /);
    expect(stderr).toContain(`See npm run ${name} -- --help`);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});

it.each([
  ['instrument', '--titel', '--title'],
  ['new:page', '--slgu', '--slug'],
  ['translate', '--formt', '--format'],
  ['check', '--tabel', '--table'],
] as const)('npm run %s names the nearest option for %s', (name, typed, nearest) => {
  const { status, stderr } = run(name, typed);
  expect(stderr).toContain(`Unknown option ${typed}. Did you mean ${nearest}?`);
  expect(status).toBe(2);
});

it('prints the version with --version', () => {
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  const { status, stdout } = run('check', '--version');
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${version}\n` });
});

it('ends silently if the pipe is closed', async () => {
  const child = spawn(process.execPath, createArgs('check', '--json'), { cwd: repository });
  child.stdout.destroy();
  let output = '';
  child.stderr.on('data', (data) => (output += data));
  const [code] = await once(child, 'close');
  expect({ code, output }).toEqual({ code: 0, output: '' });
});

it('prints no colours and no progress if standard error is not a terminal', () => {
  const { stdout, stderr } = run('check');
  expect(stdout).not.toContain('\u001b');
  expect(stderr).toBe('');
});
