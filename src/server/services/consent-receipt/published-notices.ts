import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsentNotice, getPublishedNoticeFile } from '#domain/account/consent-notice.ts';
import { getConsentNoticesFolder } from '../../config/paths.ts';

let published: ReadonlyMap<string, ConsentNotice> | undefined;

/** Finds a published notice by language and version; null without one. */
export function findPublishedNotice(language: string, version: string): ConsentNotice | null {
  published ??= readNotices(getConsentNoticesFolder());
  return published.get(getPublishedNoticeFile({ language, version })) ?? null;
}

function readNotices(folder: string): ReadonlyMap<string, ConsentNotice> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]));
}
