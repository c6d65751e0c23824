import type { ConsentRecord, Consents, ReleaseRecord } from '../responses.ts';
import { listIn, recordIn, textIn, timeIn } from './values.ts';

/** Reads the consents of a user; null for another shape. */
export function readConsents(body: unknown): Consents | null {
  const { terms, research, releases } = recordIn(body);
  const records = [readConsent(terms), readConsent(research)];
  const [readTerms, readResearch] = records;
  if (readTerms === undefined || readResearch === undefined) return null;
  const read = listIn(releases).flatMap(readRelease);
  return {
    terms: readTerms,
    research: readResearch,
    ...(read.length > 0 && { releases: read }),
  };
}

/** Undefined if the value is neither a consent nor null. */
function readConsent(value: unknown): ConsentRecord | null | undefined {
  if (value === null) return null;
  const { given, version, time } = recordIn(value);
  const [readVersion, readTime] = [textIn(version), timeIn(time)];
  if (typeof given !== 'boolean' || readVersion === null || readTime === null) return undefined;
  return { given, version: readVersion, time: readTime };
}

/** Empty for an invalid record; other servers have no releases. */
function readRelease(value: unknown): ReleaseRecord | [] {
  const { name, time, questionnaires } = recordIn(value);
  const [readName, readTime] = [textIn(name), timeIn(time)];
  if (readName === null || readTime === null) return [];
  const titles = listIn(questionnaires).flatMap((title) => textIn(title) ?? []);
  return { name: readName, time: readTime, questionnaires: titles };
}
