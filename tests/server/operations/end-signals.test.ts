/** A signal to npm ends the whole process tree, and npm waits for it. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '#authoring/studio/dev/find-free-port.ts';

const root = join(import.meta.dirname, '../../..');
const { scripts, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  imports: Record<string, string>;
};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wellness-check-signals-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Needs half a second to end, as a server with calls in flight. */
const slowServer = `
import { appendFileSync } from 'node:fs';
const log = (line) => appendFileSync('events', line + '\\n');
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.once(signal, () => {
    log(signal);
    setTimeout(() => { log('ended'); process.exit(0); }, 500);
  });
setInterval(() => {}, 1000);
log('pid ' + process.pid);
`;

/** A folder with the real script of npm start and its tools, and a server that logs signals. */
function createApp(name: string): string {
  const app = join(folder, name);
  for (const file of ['start', 'signals', 'command-line'])
    cpSync(join(root, `tools/${file}.mjs`), join(app, `tools/${file}.mjs`));
  cpSync(join(root, 'src/command-line'), join(app, 'src/command-line'), { recursive: true });
  writeFileSync(
    join(app, 'tools/prepare.mjs'),
    `export const root = process.cwd();
    export const ensureInstalled = async () => {}, ensureBuilt = ensureInstalled, ensureDemoSite = ensureInstalled, runOrExit = ensureInstalled;`,
  );
  const server = join(app, 'dist/server/server.js');
  mkdirSync(dirname(server), { recursive: true });
  writeFileSync(server, slowServer);
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: 'app', type: 'module', imports, scripts: { start: scripts.start } }),
  );
  return app;
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function waitUntil(condition: () => boolean, ms = 20_000): Promise<void> {
  for (const end = Date.now() + ms; !condition(); await sleep(50))
    if (Date.now() > end) throw new Error('The condition was not met in time.');
}

describe.concurrent('npm start', () => {
  it.each([
    ['SIGTERM', 'SIGTERM'],
    ['SIGINT', 'SIGINT'],
    // npm dies from these before its child ends.
    ['SIGHUP', 'SIGHUP'],
    ['SIGKILL', 'SIGHUP'],
  ] as const)('ends the server after %s to npm', async (signal, passedOn) => {
    const app = createApp(signal);
    const readEvents = () => readFileSync(join(app, 'events'), { encoding: 'utf8', flag: 'a+' });
    const npm = spawn('npm', ['start'], { cwd: app, stdio: 'ignore' });
    const exited = new Promise((resolve) => npm.once('exit', resolve));
    await waitUntil(() => readEvents().startsWith('pid '));
    const server = Number(readEvents().slice(4));
    npm.kill(signal);
    await exited;
    if (signal === 'SIGTERM' || signal === 'SIGINT') expect(isAlive(server)).toBe(false);
    await waitUntil(() => !isAlive(server));
    expect(readEvents()).toBe(`pid ${server}\n${passedOn}\nended\n`);
  });
});

// A shell in between would end without its child: npm signals only the process that it started.
it.each(['start', 'demo', 'dev', 'author', 'storybook:serve'])('npm run %s starts no shell', (name) => {
  expect(scripts[name]).toMatch(/^exec node /);
});

/** Ids of a process and of all its descendants. */
function listTree(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children ? children.split(' ').map(Number).flatMap(listTree) : [])];
}

describe.runIf(process.env.TEST_ALL === '1' && process.platform === 'linux')('the other commands', () => {
  const others = [
    'demo',
    'dev',
    'author',
    ...(existsSync(join(root, 'storybook-static/index.html')) ? ['storybook:serve'] : []),
  ];
  it.each(others)(
    'leaves no process of npm run %s',
    async (script) => {
      for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
        const [port, second] = [await findFreePort(), await findFreePort()].map(String) as [string, string];
        const npm = spawn('npm', ['run', script], {
          cwd: root,
          env: {
            ...process.env,
            PORT: port,
            DEV_PORT: second,
            AUTHOR_PORT: second,
            AUTHOR_OPEN: 'no',
            DATA_DIR: join(folder, `${script}-${signal}`),
          },
        });
        let output = '';
        for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
        const exited = new Promise((resolve) => npm.once('exit', resolve));
        await waitUntil(() => output.includes('http://') || npm.exitCode !== null, 300_000);
        expect(npm.exitCode, output).toBe(null);
        const tree = listTree(npm.pid as number);
        expect(tree.length).toBeGreaterThan(1);
        npm.kill(signal);
        await exited;
        await waitUntil(() => !tree.some(isAlive));
      }
    },
    600_000,
  );
});
