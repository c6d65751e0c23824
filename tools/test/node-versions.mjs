/** Starts the build, calls it, and runs a part of the server tests, on each Node.js version from `engines` to `.nvmrc`. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, root, run, runOrExit } from '../prepare.mjs';

const versions = [20, 22, 24];
/** Starts, shutdowns, and both databases. */
const smokeTests = [
  'tests/server/platform/start.test.ts',
  'tests/server/platform/shutdown.test.ts',
  'tests/server/operations/newer-database.test.ts',
];
const startMs = 60_000;
const binaries = join(root, 'node_modules/.cache/node-versions');

await ensureBuilt();
let failed = 0;
for (const major of versions) {
  const node = await getBinary(major);
  for (const [name, act] of [
    ['start and one call', () => startAndCall(node)],
    ['server tests', () => runSmokeTests(node)],
  ]) {
    const problem = await act().catch((error) => error.message);
    console.log(`Node.js ${major}, ${name}: ${problem ?? 'ok'}`);
    if (problem) failed += 1;
  }
}
process.exit(failed > 0 ? 1 : 0);

/** The binary of a major version: this process, or a package that is installed on first use. */
async function getBinary(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const folder = join(binaries, String(major));
  const binary = join(folder, 'node_modules/node/bin/node');
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    // The package `node` would select this one by an install script.
    const name = `node-${process.platform}-${process.arch}`;
    await runOrExit('npm', ['install', '--ignore-scripts', `node@npm:${name}@${major}`], { cwd: folder });
  }
  return binary;
}

/** @returns null, or what is wrong */
async function startAndCall(node) {
  const dataDir = mkdtempSync(join(tmpdir(), 'wellness-check-node-'));
  const port = await findFreePort();
  const server = spawn(node, [join(root, 'dist/server/server.js')], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  const exited = new Promise((resolve) => server.once('exit', resolve));
  try {
    for (const end = Date.now() + startMs; !output.includes('Mails: '); await wait(100))
      if (server.exitCode !== null || Date.now() > end) return `does not start:\n${output}`;
    const address = `http://localhost:${port}/wellness-check/`;
    const [ready, page, call] = await Promise.all([
      fetch(`${address}api/health/ready`),
      fetch(address, { headers: { Accept: 'text/html' } }),
      // Hashes a password, with the native package.
      fetch(`${address}api/user/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'unknown_name', password: 'a wrong password' }),
      }),
    ]);
    const statuses = [ready, page, call].map(({ status }) => status).join(' ');
    if (statuses !== '200 200 401') return `answers ${statuses}`;
    server.kill('SIGTERM');
    const code = await exited;
    return code === 0 ? null : `ends with ${code} after SIGTERM`;
  } finally {
    server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @returns null, or what is wrong */
async function runSmokeTests(node) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const code = await run(node, [vitest, 'run', '--project=server', ...smokeTests]);
  return code === 0 ? null : `exit code ${code}`;
}

async function findFreePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
