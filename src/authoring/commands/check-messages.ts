/** The part `messages` of `npm run check`. Prints the findings and exits with 1 if there are any. */
import { fileURLToPath } from 'node:url';
import { checkMessages } from '../check/check-messages.ts';
import { formatFinding } from '../finding/finding.ts';

const findings = checkMessages(fileURLToPath(new URL('../../..', import.meta.url)));
if (findings.length > 0) console.error(findings.map(formatFinding).join('\n\n'));
process.exitCode = findings.length > 0 ? 1 : 0;
