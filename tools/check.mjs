/**
 * `npm run check`: types, lint, format, architecture, dead code, content, commits. Runs them in parallel and prints what failed.
 * `--content` checks only what authors write; with `--json` its findings are printed for other tools.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, run, tool } from './prepare.mjs';

const content = [tool('tsx'), join(root, 'src/authoring/commands/check-content.ts')];

/** Name, command, and what to show of its output when it fails (all of it where nothing is said here). */
const checks = [
  ['types', [tool('tsc'), '-b']],
  ['lint', [tool('oxlint'), '--deny-warnings', 'src', 'tests', 'tools', '.storybook']],
  ['format', [tool('biome'), 'format', '--reporter=json', '.'], unformatted],
  ['architecture', [process.execPath, join(root, 'tools/architecture.mjs'), '--check']],
  ['dead code', [tool('knip'), '--no-progress'], deadCode],
  ['content', content],
  ['openapi', [tool('tsx'), join(root, 'tools/openapi.ts'), '--check']],
  ['commits', [process.execPath, join(root, 'tools/check/commits.mjs')]],
];

await ensureInstalled();
if (process.argv.includes('--content')) {
  const [command, ...args] = content;
  process.exit(
    await run(command, [...args, ...process.argv.slice(2).filter((flag) => flag !== '--content')]),
  );
}

const started = Date.now();
const results = await Promise.all(checks.map(([name, command, says]) => runQuietly(name, command, says)));
const failed = results.filter((result) => result.code !== 0);
for (const { name, output } of failed) console.error(`\n${name} failed:\n${output}`);
// Content that is in order may still be worth a second look; the others have nothing to say then.
const advice = results.find(({ name, code }) => name === 'content' && code === 0);
if (advice) console.log(advice.output.trim());
console.log(
  `${results.map(({ name, code }) => `${name} ${code === 0 ? 'ok' : 'FAILED'}`).join(', ')}; ${((Date.now() - started) / 1000).toFixed(1)} s`,
);
process.exit(failed.length === 0 ? 0 : 1);

function runQuietly(name, [command, ...args], says = (output) => output) {
  return new Promise((done) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } });
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.once('error', (error) => done({ name, code: 1, output: String(error) }));
    child.once('close', (code) =>
      done({ name, code: code ?? 1, output: code === 0 ? output : says(output) }),
    );
  });
}

/** File names in place of what would change; a file that cannot be read is shown with its fault. */
function unformatted(output) {
  const json = output.slice(output.indexOf('{"summary"'), output.lastIndexOf('}') + 1);
  try {
    const lines = JSON.parse(json).diagnostics.map(({ category, message, location }) =>
      category === 'format' ? location.path : `${location.path}:${location.start.line}: ${message}`,
    );
    return `npm run format mends the layout of:\n  ${lines.join('\n  ')}`;
  } catch {
    return output;
  }
}

function deadCode(output) {
  return `${output.trim()}\nNobody uses these: delete them, or take \`export\` away (knip.jsonc says where programs start).`;
}
