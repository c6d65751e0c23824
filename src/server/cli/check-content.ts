/** `npx tsx src/server/cli/check-content.ts [folder]`: every check of the questionnaires; exit 1 with findings. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inWords } from '../instruments/finding.ts';
import { releaseFindings } from '../instruments/publish.ts';

const sources = fileURLToPath(new URL('../../../questionnaires', import.meta.url));
const folder = resolve(process.argv[2] ?? sources);
const findings = releaseFindings(folder);

if (findings.length > 0) {
  console.error(`The questionnaires in ${folder} are not in order:\n\n${findings.map(inWords).join('\n\n')}`);
  process.exitCode = 1;
} else {
  console.log('The questionnaires are in order.');
}
