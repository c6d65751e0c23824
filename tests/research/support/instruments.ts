import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '#tests/support/instruments.ts';
import { aWideInstrument } from './wide-instrument.ts';

const older = join(import.meta.dirname, '../../../questionnaires/published/S3@1.0.json');

/** The five sections, the previous major version of one of them, and the fixture with all features. */
export const releasedInstruments: readonly Instrument[] = [
  ...instruments,
  JSON.parse(readFileSync(older, 'utf8')) as Instrument,
  aWideInstrument(),
];
