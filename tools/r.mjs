/** Finds R for tests, or installs Debian's. It judges the figures of quality: docs/testing.md */
import { spawnSync } from 'node:child_process';
import { installDebian } from './debian.mjs';

const packages = { psych: 'r-cran-psych', lavaan: 'r-cran-lavaan' };

/** Whether this machine has R. */
export function hasR() {
  return spawnSync('Rscript', ['--version']).status === 0;
}

/** Whether its R has the packages that figures are compared with. */
export function hasRPackages() {
  const names = Object.keys(packages).map((name) => `"${name}"`);
  const asked = `quit(status = !all(c(${names.join()}) %in% rownames(installed.packages())))`;
  return spawnSync('Rscript', ['--vanilla', '-e', asked]).status === 0;
}

/**
 * Installs what is missing, as root on a Debian.
 * @param {boolean} whole with psych and lavaan
 * @returns {string} what there is now, and which tests are left out for what there is not
 */
export function ensureR(whole) {
  if (!hasR() && !installDebian('r-base-core'))
    return 'none, so tests that ask R are skipped. Run: apt-get install r-base-core (as root).';
  if (!whole) return 'base R';
  const names = Object.values(packages);
  if (!hasRPackages() && !names.every(installDebian))
    return `base R alone, so tests that ask psych and lavaan are skipped. Run: apt-get install ${names.join(' ')} (as root).`;
  return 'R with psych and lavaan';
}
