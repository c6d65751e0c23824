/** Finds or installs the programs that verify our files in tests: R and PSPP read releases, promtool the alerts, Caddy its file. */
import { spawnSync } from 'node:child_process';
import { installDebianPackages } from './debian.mjs';

const loadPackages = (...names) => [
  'Rscript',
  ['--vanilla', '-e', names.map((name) => `library(${name})`).join(';')],
];

/** `testAll`: used only by `npm run test:all`. */
const oracles = [
  {
    name: 'R with jsonlite',
    tests: 'tests/research',
    packages: ['r-base-core', 'r-cran-jsonlite'],
    command: loadPackages('jsonlite'),
  },
  { name: 'PSPP', tests: 'tests/research/pspp', packages: ['pspp'], command: ['pspp', ['--version']] },
  {
    name: 'espeak-ng and opusenc',
    tests: 'tests/e2e/voice.spec.ts',
    packages: ['espeak-ng', 'opus-tools'],
    command: ['opusenc', ['--version']],
  },
  {
    name: 'promtool',
    tests: 'tests/server/operations/alert-rules.test.ts',
    packages: ['prometheus'],
    command: ['promtool', ['--version']],
    testAll: true,
  },
  {
    name: 'Caddy',
    tests: 'tests/architecture/deploy.test.ts',
    packages: ['caddy'],
    command: ['caddy', ['version']],
    testAll: true,
  },
  {
    name: 'R with psych and lavaan',
    tests: 'tests/research/quality',
    packages: ['r-base-core', 'r-cran-psych', 'r-cran-lavaan'],
    command: loadPackages('psych', 'lavaan'),
    testAll: true,
  },
];

const isInstalled = ({ command: [program, args] }) => spawnSync(program, args).status === 0;

/**
 * Installs the missing programs if this process is root.
 * @param {boolean} testAll whether to include those that only `npm run test:all` uses
 * @returns {string[]} one sentence for each program that is still missing
 */
export function ensureOracles(testAll) {
  const missing = oracles.filter((oracle) => (testAll || !oracle.testAll) && !isInstalled(oracle));
  if (missing.length > 0) tryInstall([...new Set(missing.flatMap(({ packages }) => packages))]);
  return missing
    .filter((oracle) => !isInstalled(oracle))
    .map(
      ({ name, tests, packages }) =>
        `Tests of ${tests} that need ${name} are skipped, because it is not installed. Run as root: apt-get install ${packages.join(' ')}`,
    );
}

/** A failed installation only skips tests. */
function tryInstall(packages) {
  try {
    installDebianPackages(...packages);
  } catch (error) {
    console.log(`${packages.join(', ')} could not be installed: ${error.message}`);
  }
}
