import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectFolder } from '../check/inspect-folder.ts';
import { checkRelease } from '../check/check-release.ts';
import type { Finding } from '../finding/finding.ts';
import { unpublished as unpublishedRule } from '../rules/version/unpublished.ts';
import { hashContent } from '../source/content-hash.ts';
import type { InstrumentFile } from '../source/instrument-file.ts';
import { formatPublishedName, readHashes, readPublished } from '../source/published.ts';

/** Lists the questionnaires whose current version is not published. */
export function findUnpublished(folder: string): InstrumentFile[] {
  const usedNames = new Set(readPublished(folder).instruments.map(formatPublishedName));
  return inspectFolder(folder).files.filter(
    ({ instrument }) => !usedNames.has(formatPublishedName(instrument)),
  );
}

/**
 * Stores a copy and the hash of every version that is not published. Never overwrites a copy.
 * @returns names of the published versions, or the findings that prevented publication
 */
export function publish(folder: string): { written: string[]; findings: Finding[] } {
  const errors = checkRelease(folder).filter(({ rule }) => rule !== unpublishedRule.id);
  if (errors.length > 0) return { written: [], findings: errors };
  const unpublished = findUnpublished(folder);
  const target = join(folder, 'published');
  mkdirSync(target, { recursive: true });
  const hashes = readHashes(folder);
  for (const { instrument } of unpublished) {
    const { $schema: _, ...content } = instrument as typeof instrument & { $schema?: string };
    const name = formatPublishedName(instrument);
    writeFileSync(join(target, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' });
    hashes[name] = hashContent(instrument);
  }
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(target, 'hashes.json'), `${JSON.stringify(sorted, null, 2)}\n`);
  return { written: unpublished.map(({ instrument }) => formatPublishedName(instrument)), findings: [] };
}
