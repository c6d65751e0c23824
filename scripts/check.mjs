/** `npm run check`: types, lint, format, architecture, content. Runs them side by side and shows what failed. */
import { spawn } from 'node:child_process';
import { ensureInstalled, root, tool } from './prepare.mjs';

const checks = [
  ['types', 'tsc', ['-b']],
  ['lint', 'oxlint', ['--deny-warnings', 'src', 'tests', 'scripts', 'bench', '.storybook']],
  ['format', 'biome', ['format', '.']],
  ['architecture', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'src']],
  ['content', 'tsx', ['src/server/cli/check-content.ts']],
];

await ensureInstalled();
const started = Date.now();
const results = await Promise.all(
  checks.map(([name, command, args]) => runQuietly(name, tool(command), args)),
);
const failed = results.filter((result) => result.code !== 0);
for (const { name, output } of failed) console.error(`\n${name} failed:\n${output}`);
// Content that is in order may still be worth a second look; the others have nothing to say then.
const content = results.find(({ name, code }) => name === 'content' && code === 0);
if (content) console.log(content.output.trim());
console.log(
  `${results.map(({ name, code }) => `${name} ${code === 0 ? 'ok' : 'FAILED'}`).join(', ')}; ${((Date.now() - started) / 1000).toFixed(1)} s`,
);
process.exit(failed.length === 0 ? 0 : 1);

function runQuietly(name, command, args) {
  return new Promise((done) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } });
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.once('error', (error) => done({ name, code: 1, output: String(error) }));
    child.once('close', (code) => done({ name, code: code ?? 1, output }));
  });
}
