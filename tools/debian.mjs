/** Installs what tests need beside packages of npm, on a Debian as root. Node's own modules only. */
import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Installs a Debian package with apt-get.
 * @param {string} name of the package
 * @returns {boolean} false where that is not possible: no root, or no apt-get
 */
export function installDebian(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${name} (apt-get install ${name}) …`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  // Two tests may both miss something: the second waits for the first one's lock.
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-qq'];
  execFileSync('apt-get', ['install', ...options, name], { stdio: ['ignore', 'ignore', 'inherit'] });
  return true;
}
