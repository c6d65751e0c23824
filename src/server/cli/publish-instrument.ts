/** `npm run publish:instrument [-- folder]`: keeps a copy of every new version for good; exit 1 with findings. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inWords } from '../instruments/finding.ts';
import { publish } from '../instruments/publish.ts';

const sources = fileURLToPath(new URL('../../../questionnaires', import.meta.url));
const folder = resolve(process.argv[2] ?? sources);
const { written, findings } = publish(folder);

if (findings.length > 0) {
  console.error(`Nothing was published. Please mend first:\n\n${findings.map(inWords).join('\n\n')}`);
  process.exitCode = 1;
} else {
  console.log(
    written.length > 0 ? `Published ${written.join(', ')}.` : 'Every version is published already.',
  );
}
