/**
 * `npm run audit`: asks the registry which packages of the running server have known weaknesses. Not part of `npm test`:
 * its answer changes from day to day, and some registries give none. It ends with 1 when there are some, with 2 when
 * nobody could be asked.
 */
import { spawnSync } from 'node:child_process';
import { root } from './prepare.mjs';

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: root, encoding: 'utf8' });
const answer = read(stdout);

if (!answer?.metadata) {
  console.error(
    `The registry did not answer (${answer?.message ?? 'no words'}). Nothing is known: ask again where another ` +
      'registry is reached, as with npm run audit --registry=https://registry.npmjs.org.',
  );
  process.exitCode = 2;
} else {
  const found = Object.values(answer.vulnerabilities ?? {});
  for (const { name, severity, range, fixAvailable } of found) {
    console.error(
      `${severity}: ${name} ${range}; ${fixAvailable ? 'a newer version mends it' : 'no version mends it'}`,
    );
  }
  const { total } = answer.metadata.dependencies;
  console.log(`${found.length} of ${total} packages have a known weakness.`);
  if (found.length > 0) process.exitCode = 1;
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
