/** `npm start`: installs what is missing, builds if needed, then serves. `--demo`: a throw-away copy with a demo account. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, must, root } from './prepare.mjs';

const demo = process.argv.includes('--demo');
const node = ['--enable-source-maps'];

await ensureInstalled();
await ensureBuilt();

const env = { ...process.env };
let throwAway;
if (demo) {
  throwAway = mkdtempSync(join(tmpdir(), 'wellness-check-demo-'));
  env.DATA_DIR = throwAway;
  for (const name of ['DATABASE_URL', 'SMTP_URL']) {
    delete env[name];
    delete env[`${name}_FILE`];
  }
  await must(process.execPath, [...node, join(root, 'dist/server/demo-data.js')], { env });
}

const server = spawn(process.execPath, [...node, join(root, 'dist/server/server.js')], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code, signal) => {
  if (throwAway) rmSync(throwAway, { recursive: true, force: true });
  process.exit(signal ? 0 : (code ?? 1));
});
