/** `npm run check`: types, lint, format, architecture, dead code, content, messages, commits. Runs them in parallel. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseCommandLine } from './command-line.mjs';
import { ensureInstalled, getBinPath, root, run } from './prepare.mjs';

const content = [getBinPath('tsx'), join(root, 'src/authoring/commands/check-content.ts')];

/** Name, command, and a function that formats the output of a failure (default: the output itself). */
const checks = [
  ['types', [getBinPath('tsc'), '-b']],
  ['lint', [getBinPath('oxlint'), '--deny-warnings', 'src', 'tests', 'tools', '.storybook']],
  ['format', [getBinPath('biome'), 'format', '--reporter=json', '.'], describeUnformattedFiles],
  ['architecture', [process.execPath, join(root, 'tools/architecture.mjs'), '--check']],
  ['dead code', [getBinPath('knip'), '--no-progress'], describeDeadCode],
  ['content', content],
  ['messages', [getBinPath('tsx'), join(root, 'src/authoring/commands/check-messages.ts')]],
  ['openapi', [getBinPath('tsx'), join(root, 'tools/openapi.ts'), '--check']],
  ['commits', [process.execPath, join(root, 'tools/check/commits.mjs')]],
];

const args = process.argv.slice(2);
const checksContent = args.includes('--content');
// With --content, check-content.ts parses the other arguments and --help.
if (!checksContent)
  parseCommandLine({
    command: 'npm run check',
    usage: '[--content]',
    summary:
      'Checks types, lint, format, architecture, dead code, content, messages, docs/openapi.json and commit messages.',
    options: [['--content', 'checks only content and questionnaires; see npm run check -- --content --help']],
    example: '--content',
  });

await ensureInstalled();
if (checksContent) {
  const [command, ...commandArgs] = content;
  process.exit(await run(command, [...commandArgs, ...args.filter((arg) => arg !== '--content')]));
}

const start = Date.now();
const results = await Promise.all(
  checks.map(([name, command, describeFailure]) => runCheck(name, command, describeFailure)),
);
const failures = results.filter(({ code }) => code !== 0);
for (const { name, output } of failures) console.error(`\n${name} failed:\n${output}`);
// Content without errors may have advice.
const advice = results.find(({ name, code }) => name === 'content' && code === 0);
if (advice) console.log(advice.output.trim());
console.log(
  `${results.map(({ name, code }) => `${name} ${code === 0 ? 'ok' : 'FAILED'}`).join(', ')}; ${((Date.now() - start) / 1000).toFixed(1)} s`,
);
process.exit(failures.length === 0 ? 0 : 1);

function runCheck(name, [command, ...commandArgs], describeFailure = (output) => output) {
  return new Promise((resolve) => {
    let output = '';
    // Node.js warns if both variables are set.
    const { FORCE_COLOR: _, ...env } = process.env;
    const child = spawn(command, commandArgs, { cwd: root, env: { ...env, NO_COLOR: '1' } });
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.once('error', (error) => resolve({ name, code: 1, output: String(error) }));
    child.once('close', (code) =>
      resolve({ name, code: code ?? 1, output: code === 0 ? output : describeFailure(output) }),
    );
  });
}

/** Paths of unformatted files, and the syntax errors of files that cannot be parsed. */
function describeUnformattedFiles(output) {
  const json = output.slice(output.indexOf('{"summary"'), output.lastIndexOf('}') + 1);
  try {
    const lines = JSON.parse(json).diagnostics.map(({ category, message, location }) =>
      category === 'format' ? location.path : `${location.path}:${location.start.line}: ${message}`,
    );
    return `Run npm run format. Not formatted:\n  ${lines.join('\n  ')}`;
  } catch {
    return output;
  }
}

function describeDeadCode(output) {
  return `${output.trim()}\nThis is not used. Delete it, or remove \`export\`. knip.jsonc lists the entry files.`;
}
