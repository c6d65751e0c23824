import type { NoticesResponse } from '../account-responses.ts';
import { toList, toRecord, toText } from './values.ts';

/** A notice of a breach of personal data. */
export type ParsedNotice = NoticesResponse['notices'][number];

const fields = ['noticeId', 'time', 'what', 'consequences', 'measures', 'advice', 'contact'] as const;

/** Reads the breach notices; skips notices with a missing text. */
export function readNotices(body: unknown): readonly ParsedNotice[] {
  return toList(toRecord(body).notices).flatMap((one) => {
    const read = toRecord(one);
    const texts = fields.map((field) => toText(read[field]));
    if (texts.includes(null)) return [];
    return [Object.fromEntries(fields.map((field, at) => [field, texts[at]])) as ParsedNotice];
  });
}
