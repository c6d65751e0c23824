import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../config/operator-error.ts';

/** Another process uses the data folder. Two processes would lose answers silently. */
export class DataFolderInUse extends OperatorError {
  constructor(folder: string, holder: string) {
    super(
      `DATA_DIR: the folder ${folder} is in use by ${holder}. ` +
        'Stop that process, set DATA_DIR to another folder, ' +
        'or set DATABASE_URL so that several processes can share one PostgreSQL database.',
    );
  }
}

const heartbeatMs = 10_000;
/** In ms: three missed heartbeats. */
const staleMs = 30_000;

/**
 * Locks a data folder until `release` or the end of the process, even by kill -9: on Linux with an abstract socket, and
 * everywhere with a file of process id, host name and heartbeat, which also decides between machines or containers that
 * share a volume.
 * @param folder must exist
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = join(folder, 'in-use.json');
  const socket = process.platform === 'linux' ? await listenOnSocket(folder) : null;
  const holder = livingHolder(file);
  if (holder) {
    socket?.close();
    throw new DataFolderInUse(folder, holder);
  }
  writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() }), { mode: 0o600 });
  const heartbeat = setInterval(() => touch(file), heartbeatMs);
  heartbeat.unref();
  return {
    async release() {
      clearInterval(heartbeat);
      rmSync(file, { force: true });
      if (socket) await new Promise((done) => socket.close(done));
    },
  };
}

/**
 * The kernel assigns the name to one process, and frees it when the process ends. The name has the full length of 107
 * bytes, because some versions of Node.js fill a shorter one with zeros, and the names would differ.
 */
function listenOnSocket(folder: string): Promise<Server> {
  const name = createHash('sha512').update(realpathSync(folder)).digest('hex').slice(0, 92);
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isInUse = error.code === 'EADDRINUSE';
      reject(isInUse ? new DataFolderInUse(folder, 'another process on this machine') : error);
    });
    server.listen(`\0wellness-check-${name}`, () => resolve(server));
  });
}

/** Describes the process that wrote the file, or null if it is gone. */
function livingHolder(file: string): string | null {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; host: string };
    if (age > staleMs) return null;
    if (host !== hostname()) return `process ${pid} on ${host} (seen ${Math.round(age / 1000)} seconds ago)`;
    return pid !== process.pid && isAlive(pid) ? `process ${pid}` : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The file may have been deleted; on Linux the socket still locks the folder.
  }
}
