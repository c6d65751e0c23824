import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite's Node file system never calls fsync, so that a power cut could lose a commit. Adds the missing hook. Depends
 * on internals of PGlite 0.5.16 and Emscripten: the version is pinned, and `tests/server/platform/durable-fs.test.ts`
 * counts the calls.
 */
export class DurableFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const ready = await super.init(...args);
    const options = ready.emscriptenOpts as { preRun?: ((module: unknown) => void)[] };
    options.preRun = [...(options.preRun ?? []), addFsync];
    return ready;
  }
}

/**
 * Start parameters that let PostgreSQL call fsync at each commit: without `-F`, and with the method `fsync`, because
 * `fdatasync` is a stub in the WASM build.
 */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** The parts of Emscripten's Node file system that the hook uses. */
interface EmscriptenModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
    realPath(node: unknown): string;
  };
}

function addFsync(module: unknown): void {
  const { NODEFS } = module as EmscriptenModule;
  NODEFS.stream_ops.fsync = (stream) => {
    if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
    else syncPath(NODEFS.realPath(stream.node));
    return 0;
  };
}

/** Folders have no file descriptor there. */
function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
