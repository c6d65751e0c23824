import type { Instrument } from '#domain/instrument/instrument.ts';
import { getMajor } from '#domain/instrument/version.ts';
import { publishedWith } from '../instruments/published.ts';
import type { Attempt } from '../repositories/attempts.ts';

/**
 * The questionnaire as it was answered, from its published copy; where there is none, the one that is served now, whose
 * questions are the same within a major version. Undefined where nobody knows what was asked.
 */
export function findInstrumentVersion(
  served: Instrument,
  { instrumentHash, instrumentVersion }: Attempt,
): Instrument | undefined {
  const isSameMajor = getMajor(instrumentVersion) === getMajor(served.version);
  return publishedWith(instrumentHash) ?? (isSameMajor ? served : undefined);
}
