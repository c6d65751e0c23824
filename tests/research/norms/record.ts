/** `npx tsx tests/research/norms/record.ts` records the figures of R, for machines without R. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOracle } from './run-oracle.ts';

writeFileSync(join(import.meta.dirname, 'recorded.json'), `${JSON.stringify(runOracle(), null, 2)}\n`);
