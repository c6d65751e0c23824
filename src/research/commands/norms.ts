/** `npm run norms -- propose S4`: proposes norms from the answers of users. See docs/research.md. */
import { help, parseNormsOptions, proposeNorms } from '../norms/command.ts';
import { runAnswersCommand } from './run-answers-command.ts';

await runAnswersCommand(help, parseNormsOptions, proposeNorms);
