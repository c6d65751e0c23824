/**
 * `npm run access`: tests every address for access (`tests/e2e/access.whole.spec.ts`), and keeps what was looked at in
 * `content/site/access-facts.json` for the page `/accessibility`. Commit that file.
 */
import { spawnSync } from 'node:child_process';
import { root, tool } from './prepare.mjs';

const env = { ...process.env, TEST_ALL: '1', ACCESS_FACTS: '1' };
const run = (command, ...args) => spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status ?? 1;

process.exitCode =
  run(process.execPath, 'tools/build/build.mjs') ||
  run(
    tool('playwright'),
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--trace',
    'off',
    '--reporter',
    'list,./tests/e2e/support/access-facts.ts',
    'access.whole',
  );
run(tool('biome'), 'format', '--write', 'content/site/access-facts.json');
