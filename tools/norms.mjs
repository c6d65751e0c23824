/**
 * `npm run norms -- propose S4 …` reads the database of the server's machine; `npm run norms -- accept FILE` changes a
 * questionnaire in the repository.
 */
import { spawnSync } from 'node:child_process';

const programs = {
  propose: ['--import', './dist/server/give-way.js', '--enable-source-maps', 'dist/server/norms.js'],
  accept: ['--import', 'tsx', 'src/authoring/commands/accept-norms.ts'],
};

const words = process.argv.slice(2);
const program = programs[words[0]];
if (program) {
  process.exitCode = spawnSync(process.execPath, [...program, ...words], { stdio: 'inherit' }).status ?? 1;
} else {
  const usage =
    'Usage: npm run norms -- propose S4 | accept FILE\n\nEach answers --help: npm run norms -- propose --help';
  const isHelp = words[0] === '--help';
  if (isHelp) console.log(usage);
  else console.error(usage);
  process.exitCode = isHelp ? 0 : 2;
}
