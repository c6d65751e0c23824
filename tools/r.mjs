/** Which R this machine has. It judges the figures of quality: docs/testing.md */
import { spawnSync } from 'node:child_process';

const packages = ['psych', 'lavaan'];

/** Whether this machine has R. */
export function hasR() {
  return spawnSync('Rscript', ['--version']).status === 0;
}

/** Whether its R has the packages that figures are compared with. */
export function hasRPackages() {
  const names = packages.map((name) => `"${name}"`);
  const asked = `quit(status = !all(c(${names.join()}) %in% rownames(installed.packages())))`;
  return spawnSync('Rscript', ['--vanilla', '-e', asked]).status === 0;
}
