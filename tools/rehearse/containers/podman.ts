/** Debian's podman, with images, volumes and networks in a folder of the rehearsal's own. Needs root. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Said {
  readonly status: number;
  readonly out: string;
}

export interface Podman {
  /** What it prints. @throws its words when it ends with anything but 0 */
  run(...args: readonly string[]): string;
  /** What it ends with, whatever that is, and all that it says. */
  ask(...args: readonly string[]): Said;
  /** The same with its words shown while they come: builds take minutes. @throws when it does not end with 0 */
  show(...args: readonly string[]): void;
  /** Containers, volumes and networks go; images only with the folder. */
  clear(): void;
}

const needed = { podman: '/usr/bin/podman', debootstrap: '/usr/sbin/debootstrap', runc: '/usr/sbin/runc' };

/** @param folder where everything is kept; made when missing */
export function podmanIn(folder: string): Podman {
  if (process.getuid?.() !== 0) throw new Error('The rehearsal runs containers: run it as root.');
  const missing = Object.entries(needed).filter(([, file]) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(
      'The rehearsal needs podman and debootstrap. Run: apt-get install --no-install-recommends podman debootstrap runc ' +
        'catatonit conmon netavark aardvark-dns iptables.',
    );
  const places = { root: 'images', runroot: 'run', 'network-config-dir': 'networks' };
  const options = Object.entries(places).map(([option, name]) => `--${option}=${join(folder, name)}`);
  for (const name of Object.values(places)) mkdirSync(join(folder, name), { recursive: true });
  // There is no systemd to ask for groups of processes or to keep a journal.
  options.push('--cgroup-manager=cgroupfs', '--events-backend=none', '--runtime=runc');
  const env = { ...process.env, CONTAINERS_CONF: confIn(folder) };
  const call = (args: readonly string[], stdio: 'pipe' | 'inherit') =>
    spawnSync(needed.podman, [...options, ...args], {
      encoding: 'utf8',
      env,
      stdio: ['ignore', stdio, stdio],
      maxBuffer: 1e9,
    });

  function ask(...args: readonly string[]): Said {
    const { status, stdout, stderr, error } = call(args, 'pipe');
    return { status: status ?? 1, out: `${stdout}${stderr}${error?.message ?? ''}`.trim() };
  }
  function run(...args: readonly string[]): string {
    const { status, stdout, stderr, error } = call(args, 'pipe');
    if (status !== 0) throw new Error(`podman ${args.join(' ')}:\n${error?.message ?? stderr}`);
    return stdout.trim();
  }
  return {
    ask,
    run,
    show(...args) {
      if (call(args, 'inherit').status !== 0) throw new Error(`podman ${args.join(' ')} failed.`);
    },
    clear() {
      ask('rm', '--all', '--force', '--time=0');
      ask('volume', 'rm', '--all', '--force');
      ask('network', 'prune', '--force');
    },
  };
}

/** Settings of podman: a machine that may not raise its own limits cannot give containers more than it has. */
function confIn(folder: string): string {
  const file = join(folder, 'containers.conf');
  writeFileSync(file, '[containers]\ndefault_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]\n');
  return file;
}
