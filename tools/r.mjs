/** Finds R, which verifies statistics in tests: docs/testing.md */
import { spawnSync } from 'node:child_process';

const packages = ['psych', 'lavaan'];

/** Whether R is installed. */
export function hasR() {
  return spawnSync('Rscript', ['--version']).status === 0;
}

/** Whether R has the packages that the tests compare with. */
export function hasRPackages() {
  const names = packages.map((name) => `"${name}"`);
  const script = `quit(status = !all(c(${names.join()}) %in% rownames(installed.packages())))`;
  return spawnSync('Rscript', ['--vanilla', '-e', script]).status === 0;
}
