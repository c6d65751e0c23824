/**
 * `npx tsx tests/research/quality/record.ts`: keeps what R, psych and lavaan say of the made-up answers, with their
 * versions, for machines that have none of them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOracle } from './run-oracle.ts';

const recorded = { base: runOracle('base'), packages: runOracle('packages') };
writeFileSync(join(import.meta.dirname, 'recorded.json'), `${JSON.stringify(recorded, null, 2)}\n`);
