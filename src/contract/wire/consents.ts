import type { ConsentRecord, Consents } from '../responses.ts';
import { recordIn, textIn, timeIn } from './values.ts';

/** A person's consents; null for an answer of another shape, from which nothing may be concluded. */
export function readConsents(body: unknown): Consents | null {
  const { terms, research } = recordIn(body);
  const records = [readConsent(terms), readConsent(research)];
  const [readTerms, readResearch] = records;
  return readTerms === undefined || readResearch === undefined
    ? null
    : { terms: readTerms, research: readResearch };
}

/** Undefined for what is neither a consent nor null. */
function readConsent(value: unknown): ConsentRecord | null | undefined {
  if (value === null) return null;
  const { given, version, time } = recordIn(value);
  const [readVersion, readTime] = [textIn(version), timeIn(time)];
  if (typeof given !== 'boolean' || readVersion === null || readTime === null) return undefined;
  return { given, version: readVersion, time: readTime };
}
