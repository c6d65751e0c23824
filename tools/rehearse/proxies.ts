/** The balancers that `deploy/` has settings for, started on this machine with those very files; addresses alone differ. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#authoring/dev/free-port.ts';

export type ProxyName = 'caddy' | 'haproxy';

/** A balancer before two processes. */
export interface Proxy {
  readonly name: ProxyName;
  /** As people who make load reach it: plain HTTP. */
  readonly plainPort: number;
  /** As browsers reach it: HTTP/2 with TLS, and a certificate that nobody trusts. */
  readonly securePort: number;
  stop(): void;
}

interface Places {
  readonly folder: string;
  readonly plainPort: number;
  readonly securePort: number;
}

const root = join(import.meta.dirname, '../..');
const programs = { caddy: '/usr/bin/caddy', haproxy: '/usr/sbin/haproxy' } as const;

/**
 * Starts one before the processes, and waits until it takes connections.
 * @param ports of the two processes on this machine
 */
export async function startProxy(name: ProxyName, ports: readonly [number, number]): Promise<Proxy> {
  const program = programs[name];
  if (!existsSync(program))
    throw new Error(`The rehearsal needs ${name}. Run: apt-get install ${name} (as root).`);
  const folder = mkdtempSync(join(tmpdir(), `wellness-check-${name}-`));
  const places = { folder, plainPort: await freePort(), securePort: await freePort() };
  const { args, env } = name === 'caddy' ? caddy(places, ports) : haproxy(places, ports);
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const port of [places.plainPort, places.securePort]) await listening(port, child, () => said);
  } catch (error) {
    stop();
    throw error;
  }
  return { name, plainPort: places.plainPort, securePort: places.securePort, stop };
}

function caddy({ folder, plainPort, securePort }: Places, ports: readonly number[]) {
  const settings = changed(read('deploy/Caddyfile'), [
    // A certificate of Caddy's own, which it must not have this machine trust.
    ['admin off', 'admin off\n\tskip_install_trust\n\tauto_https disable_redirects'],
    ['server-1:8080 server-2:8080', ports.map((port) => `127.0.0.1:${port}`).join(' ')],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, settings);
  const SITE_HOST = `http://localhost:${plainPort}, https://localhost:${securePort}`;
  return {
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { PATH: process.env.PATH, HOME: folder, SITE_HOST },
  };
}

function haproxy({ folder, plainPort, securePort }: Places, ports: readonly number[]) {
  const pem = join(folder, 'site.pem');
  const [key, certificate] = [join(folder, 'key'), join(folder, 'certificate')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  writeFileSync(pem, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  const settings = changed(read('deploy/haproxy.cfg'), [
    ['bind :80\n', `bind 127.0.0.1:${plainPort}\n`],
    ['bind :443 ssl crt /etc/haproxy/site.pem', `bind 127.0.0.1:${securePort} ssl crt ${pem}`],
    // Those who make load come without TLS.
    ['  http-request redirect scheme https code 308 unless { ssl_fc }\n', ''],
    ...ports.map((port, n): Change => [`server-${n + 1}:8080`, `127.0.0.1:${port}`]),
  ]);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settings);
  return { args: ['-db', '-f', file], env: { PATH: process.env.PATH } };
}

type Change = readonly [from: string, to: string];

/** @throws where the file no longer says what is to be changed */
function changed(text: string, changes: readonly Change[]): string {
  return changes.reduce((settings, [from, to]) => {
    if (!settings.includes(from)) throw new Error(`The settings no longer hold "${from}".`);
    return settings.replace(from, to);
  }, text);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

async function listening(port: number, child: ChildProcess, said: () => string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`The balancer ended:\n${said()}`);
    const takes = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (takes) return;
  }
  throw new Error(`The balancer does not listen:\n${said()}`);
}
