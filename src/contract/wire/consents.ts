import type { ConsentRecord, Consents, ReleaseRecord } from '../responses.ts';
import { toList, toRecord, toText, toTime } from './values.ts';

/** Reads the consents of a user; null for another shape. */
export function readConsents(body: unknown): Consents | null {
  const { terms, research, releases, language } = toRecord(body);
  const records = [readConsent(terms), readConsent(research)];
  const [readTerms, readResearch] = records;
  if (readTerms === undefined || readResearch === undefined) return null;
  const read = toList(releases).flatMap(readRelease);
  const readLanguage = toText(language);
  return {
    terms: readTerms,
    research: readResearch,
    ...(read.length > 0 && { releases: read }),
    ...(readLanguage !== null && { language: readLanguage }),
  };
}

/** Undefined if the value is neither a consent nor null. */
function readConsent(value: unknown): ConsentRecord | null | undefined {
  if (value === null) return null;
  const { given, version, time } = toRecord(value);
  const [readVersion, readTime] = [toText(version), toTime(time)];
  if (typeof given !== 'boolean' || readVersion === null || readTime === null) return undefined;
  return { given, version: readVersion, time: readTime };
}

/** Empty for an invalid record; other servers have no releases. */
function readRelease(value: unknown): ReleaseRecord | [] {
  const { name, time, questionnaires } = toRecord(value);
  const [readName, readTime] = [toText(name), toTime(time)];
  if (readName === null || readTime === null) return [];
  const titles = toList(questionnaires).flatMap((title) => toText(title) ?? []);
  return { name: readName, time: readTime, questionnaires: titles };
}
