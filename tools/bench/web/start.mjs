/** `npm run bench:web`: installs what the peers' pages and the judge need, once, and measures. */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, must, root, tool } from '../../prepare.mjs';

/** Outside `tools`, whose files are hashed for the build and copied by tests. */
const folder = join(root, 'node_modules/.cache/bench-web');

await ensureInstalled();
await ensurePeersInstalled();
await ensureBuilt();
await must(tool('tsx'), ['tools/bench/web/web.ts', ...process.argv.slice(2)]);

async function ensurePeersInstalled() {
  const lock = join(import.meta.dirname, 'peers/package-lock.json');
  const installed = join(folder, 'node_modules/.package-lock.json');
  const kept = join(folder, 'package-lock.json');
  if (existsSync(installed) && readFileSync(kept, 'utf8') === readFileSync(lock, 'utf8')) return;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(import.meta.dirname, 'peers', name), join(folder, name));
  console.log("Installing the peers' packages …");
  await must('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
}
