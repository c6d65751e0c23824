/**
 * `npx tsx tests/research/quality/record.ts` records the figures of R, psych and lavaan with their versions, for machines
 * without them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOracle } from './run-oracle.ts';

const recorded = { base: runOracle('base'), packages: runOracle('packages') };
writeFileSync(join(import.meta.dirname, 'recorded.json'), `${JSON.stringify(recorded, null, 2)}\n`);
