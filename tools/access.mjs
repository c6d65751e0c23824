/** `npm run access`: tests the accessibility of every page and writes `content/site/access-facts.json`. */
import { spawnSync } from 'node:child_process';
import { parseCommandLine } from './command-line.mjs';
import { getBinPath, root } from './prepare.mjs';

parseCommandLine({
  command: 'npm run access',
  usage: '',
  summary:
    'Builds, tests the accessibility of every page, and writes the results to content/site/access-facts.json for the page ' +
    '/accessibility. Commit that file.',
  example: '',
});

const env = { ...process.env, TEST_ALL: '1', ACCESS_FACTS: '1' };
const run = (command, ...args) => spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;

process.exitCode =
  run(process.execPath, 'tools/build/build.mjs') ||
  run(
    getBinPath('playwright'),
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--trace',
    'off',
    '--reporter',
    'list,./tests/e2e/support/access-facts.ts',
    'accessibility.whole',
  );
run(getBinPath('biome'), 'format', '--write', 'content/site/access-facts.json');
