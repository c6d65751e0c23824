/** Installs what tests need beside packages of npm, on a Debian as root. Node's own modules only. */
import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Installs Debian packages with apt-get.
 * @param {string[]} names of the packages
 * @returns {boolean} false where that is not possible: no root, or no apt-get
 */
export function installDebian(...names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${names.join(', ')} (apt-get install ${names.join(' ')}) …`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  // Two tests may both miss something: the second waits for the first one's lock.
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-qq'];
  execFileSync('apt-get', ['install', ...options, ...names], { stdio: ['ignore', 'ignore', 'inherit'] });
  return true;
}
