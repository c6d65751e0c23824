/**
 * `npm run norms -- accept FILE`: takes proposed norms into the file of a questionnaire, as the next minor version; exit 1
 * where that cannot be. docs/research.md says how a proposal is made.
 */
import { fileURLToPath } from 'node:url';
import { acceptNorms } from '../exchange/norms/accept-norms.ts';

const folder = fileURLToPath(new URL('../../../questionnaires', import.meta.url));
const [act, file, ...more] = process.argv.slice(2);

try {
  if (act !== 'accept' || file === undefined || more.length > 0)
    throw new Error('Name the proposal, for example: npm run norms -- accept norms/S4@1.1-2027-07-01.json');
  console.log(acceptNorms(folder, file));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
