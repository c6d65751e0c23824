/**
 * `npm run rehearse`: the steps of `deploy/Dockerfile`, read from that file and run from an empty folder where there is
 * no container engine. A stage is a folder; the server of the last step runs as somebody who can write nothing but its
 * data folder. It must live, be ready, serve the site and stop in peace.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseDockerfile } from './deploy/dockerfile.mjs';
import { root } from './prepare.mjs';

/** The stages that this machine runs: the last one installs packages of Debian. */
const rehearsed = ['build', 'packages', 'server'];
const isRoot = process.getuid?.() === 0;

const stages = parseDockerfile(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
const home = mkdtempSync(join(tmpdir(), 'wellness-check-rehearsal-'));
chmodSync(home, 0o755);
const inside = (stage, path) => join(home, stage, path);

try {
  for (const stage of stages.filter(({ name }) => rehearsed.includes(name))) make(stage);
  const server = stages.find(({ name }) => name === 'server');
  closeTree(inside('server', server.workdir));
  await tryOut(server);
  console.log('The rehearsal went well.');
} finally {
  openTree(home);
  rmSync(home, { recursive: true, force: true });
}

/** Does what the lines of a stage say. */
function make({ name, workdir, steps }) {
  const folder = inside(name, workdir);
  mkdirSync(folder, { recursive: true });
  for (const step of steps) {
    console.log(`${name}: ${step.line}`);
    if (step.kind === 'COPY') copy(step, folder);
    else run(step.command.replaceAll(' /data', ` ${inside(name, 'data')}`), folder);
  }
}

function copy({ from, sources, target }, folder) {
  for (const source of sources) {
    const path = from ? inside(from, source) : join(root, source);
    // A folder's content is copied, not the folder; a file goes into a folder.
    const to = join(folder, target);
    cpSync(path, statSync(path).isDirectory() ? to : join(to, basename(path)), { recursive: true });
  }
}

function run(command, cwd) {
  const { PATH, HOME, npm_config_cache, npm_config_registry } = process.env;
  // Nothing of this machine's settings reaches the build but where packages come from.
  const env = { PATH, HOME, npm_config_cache, npm_config_registry };
  const { status } = spawnSync('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`This step failed: ${command}`);
}

/** Starts the server as the image does, looks at it, and stops it. */
async function tryOut({ workdir, env, user, command, healthcheck }) {
  const cwd = inside('server', workdir);
  const [uid, gid] = user.split(':').map(Number);
  const who = isRoot ? { uid, gid } : {};
  const data = inside('server', 'data');
  const port = await freePort();
  const settings = { PATH: process.env.PATH, ...env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data };

  const write = spawnSync('sh', ['-c', 'touch dist/a package.json node_modules/a'], { cwd, ...who });
  must(write.status !== 0, 'The tree of the program can be written.');
  must(who.uid !== 0, 'The server would run as root.');

  const child = spawn(command[0], command.slice(1), {
    cwd,
    env: settings,
    ...who,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('close', done));
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  try {
    const base = `http://127.0.0.1:${port}/wellness-check`;
    await answers(`${base}/api/health/live`, child);
    must((await answers(`${base}/api/health/ready`, child)).ok, 'It is not ready.');
    const page = await answers(`${base}/`, child);
    must((await page.text()).includes('<!doctype html>') || page.ok, 'The site is not served.');
    const check = spawnSync(healthcheck[0], healthcheck.slice(1), { cwd, env: settings, ...who });
    must(check.status === 0, 'The check of the image says that it is not well.');
    must(existsSync(join(data, 'database/PG_VERSION')), 'There is no database in the data folder.');
  } finally {
    child.kill('SIGTERM');
  }
  must((await ended) === 0, `It did not stop in peace:\n${said}`);
  const gone = spawnSync(healthcheck[0], healthcheck.slice(1), { cwd, env: settings, ...who });
  must(gone.status !== 0, 'The check of the image says that a stopped server is well.');
  console.log(
    `The program takes ${megabytes(cwd)} MB, of which packages ${megabytes(join(cwd, 'node_modules'))} MB.`,
  );
}

/** The answer of an address, once there is one that is well. */
async function answers(address, child) {
  for (const end = Date.now() + 180_000; Date.now() < end; ) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return answer;
    must(child.exitCode === null, 'The server ended before it answered.');
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${address} did not answer.`);
}

function must(isTrue, words) {
  if (!isTrue) throw new Error(words);
}

function closeTree(folder) {
  spawnSync('chmod', ['-R', 'a-w', folder]);
}

function openTree(folder) {
  spawnSync('chmod', ['-R', 'u+w', folder]);
}

function megabytes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  return Math.round(bytes / 1e6);
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
