/** Installs packages of Debian for tests. Imports only Node.js. */
import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Installs packages with apt-get.
 * @param {string[]} names of the packages
 * @returns {boolean} false if this process is not root or the system has no apt-get
 */
export function installDebianPackages(...names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${names.join(', ')} (apt-get install ${names.join(' ')}) …`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  // Two test processes may install at the same time: waits for the lock of the other one.
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-qq'];
  execFileSync('apt-get', ['install', ...options, ...names], { stdio: ['ignore', 'ignore', 'inherit'] });
  return true;
}
