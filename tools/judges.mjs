/** Finds what judges research data in the tests, or installs Debian's: R and PSPP read releases, R compares figures. */
import { spawnSync } from 'node:child_process';
import { installDebian } from './debian.mjs';

const withLibraries = (...names) => [
  'Rscript',
  ['--vanilla', '-e', names.map((name) => `library(${name})`).join(';')],
];

/** `whole`: asked by `npm run test:all` alone. */
const judges = [
  {
    name: 'R with jsonlite',
    tests: 'tests/research',
    packages: ['r-base-core', 'r-cran-jsonlite'],
    command: withLibraries('jsonlite'),
  },
  { name: 'PSPP', tests: 'tests/research/pspp', packages: ['pspp'], command: ['pspp', ['--version']] },
  {
    name: 'R with psych and lavaan',
    tests: 'tests/research/quality',
    packages: ['r-base-core', 'r-cran-psych', 'r-cran-lavaan'],
    command: withLibraries('psych', 'lavaan'),
    whole: true,
  },
];

const isThere = ({ command: [program, args] }) => spawnSync(program, args).status === 0;

/**
 * Looks for them, and installs as root what is missing.
 * @param {boolean} whole with those that only the whole test asks
 * @returns {string[]} what is not run for want of one that could not be installed, and what to do about it
 */
export function ensureJudges(whole) {
  const wanted = judges.filter((judge) => (whole || !judge.whole) && !isThere(judge));
  if (wanted.length > 0) install([...new Set(wanted.flatMap(({ packages }) => packages))]);
  return wanted
    .filter((judge) => !isThere(judge))
    .map(
      ({ name, tests, packages }) =>
        `not run: what of ${tests} asks ${name}, which is not here. As root: apt-get install ${packages.join(' ')}`,
    );
}

/** A machine that cannot install them goes without. */
function install(packages) {
  try {
    installDebian(...packages);
  } catch (error) {
    console.log(`${packages.join(', ')} could not be installed: ${error.message}`);
  }
}
