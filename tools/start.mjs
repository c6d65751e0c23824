/** `npm start`: installs and builds if needed, then serves. `npm run demo`: a temporary copy with a demo account. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommandLine } from './command-line.mjs';
import { ensureBuilt, ensureDemoSite, ensureInstalled, root, runOrExit } from './prepare.mjs';
import { endSignals, hangUpWithoutNpm } from './signals.mjs';

const { values } = parseCommandLine(
  {
    command: 'npm start',
    usage: '[--demo]',
    summary:
      'Installs packages and builds if needed, migrates the database, and serves the app. docs/operations/configure.md lists the ' +
      'environment variables. Ctrl+C stops it.',
    options: [['--demo', 'serves a temporary copy with a demo account, as npm run demo does']],
    example: '--demo',
  },
  { options: { demo: { type: 'boolean' } } },
);
hangUpWithoutNpm();
const nodeOptions = ['--enable-source-maps'];

await ensureInstalled();
await ensureBuilt();

const env = { ...process.env };
let demoFolder;
if (values.demo) {
  demoFolder = mkdtempSync(join(tmpdir(), 'wellness-check-demo-'));
  env.DATA_DIR = demoFolder;
  env.SITE_DIR = await ensureDemoSite();
  for (const name of ['DATABASE_URL', 'SMTP_URL']) {
    delete env[name];
    delete env[`${name}_FILE`];
  }
  await runOrExit(process.execPath, [...nodeOptions, join(root, 'dist/server/demo-data.js')], { env });
}

const server = spawn(process.execPath, [...nodeOptions, join(root, 'dist/server/server.js')], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of endSignals) process.on(signal, () => server.kill(signal));
server.once('exit', (code, signal) => {
  if (demoFolder) rmSync(demoFolder, { recursive: true, force: true });
  process.exit(signal ? 0 : (code ?? 1));
});
