/** `npx tsx tests/research/norms/record.ts`: keeps what R says of the made-up people, for machines that have none. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOracle } from './run-oracle.ts';

writeFileSync(join(import.meta.dirname, 'recorded.json'), `${JSON.stringify(runOracle(), null, 2)}\n`);
