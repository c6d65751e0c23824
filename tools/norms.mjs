/**
 * `npm run norms -- propose S4 …` reads the database of the server's machine; `npm run norms -- accept FILE` changes a
 * questionnaire in the repository. Two products, so one word leads to two programs.
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
  console.error(
    'Write npm run norms -- propose S4, or npm run norms -- accept FILE. docs/research.md says more.',
  );
  process.exitCode = 1;
}
