/** `npm run audit`: known vulnerabilities of the packages of the server. Not part of `npm test`, because the result changes from day to day. */
import { spawnSync } from 'node:child_process';
import { parseCommandLine } from './command-line.mjs';
import { root } from './prepare.mjs';

const { values } = parseCommandLine(
  {
    command: 'npm run audit',
    usage: '[--registry URL]',
    summary: 'Asks the npm registry which packages of the server have known vulnerabilities.',
    options: [['--registry URL', 'asks this registry; some registries do not answer']],
    example: '--registry https://registry.npmjs.org',
    exitCodes: '3 the registry did not answer',
  },
  { options: { registry: { type: 'string' } } },
);

const registry = values.registry ? [`--registry=${values.registry}`] : [];
const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', ...registry], {
  cwd: root,
  encoding: 'utf8',
});
const report = parseJson(stdout);

if (!report?.metadata) {
  console.error(
    `The registry did not answer${report?.message ? `: ${report.message}` : ''}. Nothing was checked. Try another registry: ` +
      'npm run audit -- --registry https://registry.npmjs.org',
  );
  process.exitCode = 3;
} else {
  const vulnerabilities = Object.values(report.vulnerabilities ?? {});
  for (const { name, severity, range, fixAvailable } of vulnerabilities) {
    console.error(
      `${severity}: ${name} ${range}; ${fixAvailable ? 'a newer version fixes it' : 'no version fixes it'}`,
    );
  }
  const { total } = report.metadata.dependencies;
  console.log(`${vulnerabilities.length} of ${total} packages have a known vulnerability.`);
  if (vulnerabilities.length > 0) process.exitCode = 1;
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
