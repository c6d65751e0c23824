import type { Instrument } from '#domain/instrument/instrument.ts';
import { getMajor } from '#domain/instrument/version.ts';
import { findPublishedInstrument } from '../instruments/published.ts';
import type { Attempt } from '../repositories/attempts.ts';

/**
 * The published version of an instrument that was answered, or the current one of the same major version, which has the
 * same questions. Undefined if neither exists.
 */
export function findInstrumentVersion(
  served: Instrument,
  { instrumentHash, instrumentVersion }: Attempt,
): Instrument | undefined {
  const isSameMajor = getMajor(instrumentVersion) === getMajor(served.version);
  return findPublishedInstrument(instrumentHash) ?? (isSameMajor ? served : undefined);
}
