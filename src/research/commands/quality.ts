/** `npm run quality`: computes statistics of questions and scores. See docs/research.md. */
import { help, parseQualityOptions, runQuality } from '../quality/command.ts';
import { runAnswersCommand } from './run-answers-command.ts';

await runAnswersCommand(help, parseQualityOptions, runQuality);
