import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionProblems } from '../../domain/instrument/version.ts';
import { contentHash } from './content-hash.ts';
import type { Finding } from './finding.ts';
import { inspectFolder, located } from './inspect.ts';
import { publishedName, readHashes, readPublished } from './published.ts';

/** All that keeps a folder of questionnaires from being released: files, published copies, versions. */
export function releaseFindings(folder: string): Finding[] {
  const { files, findings } = inspectFolder(folder);
  const published = readPublished(folder);
  const versions = files.flatMap(({ file, text, instrument }) => {
    const before = published.instruments.filter(({ id }) => id === instrument.id);
    return versionProblems(before, instrument).map((problem) => located(file, text, problem));
  });
  return [...findings, ...published.findings, ...versions];
}

/**
 * Writes a copy of every version not published yet, with its hash. A copy that exists is never written again.
 * @returns the names of what was written, or the findings that forbid it; then nothing was written
 */
export function publish(folder: string): { written: string[]; findings: Finding[] } {
  const wrong = releaseFindings(folder).filter((finding) => !isMendedHere(finding));
  if (wrong.length > 0) return { written: [], findings: wrong };
  const taken = new Set(readPublished(folder).instruments.map(publishedName));
  const fresh = inspectFolder(folder).files.filter(({ instrument }) => !taken.has(publishedName(instrument)));
  const target = join(folder, 'published');
  mkdirSync(target, { recursive: true });
  const hashes = readHashes(folder);
  for (const { instrument } of fresh) {
    const { $schema: _, ...content } = instrument as typeof instrument & { $schema?: string };
    const name = publishedName(instrument);
    writeFileSync(join(target, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' });
    hashes[name] = contentHash(instrument);
  }
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(target, 'hashes.json'), `${JSON.stringify(sorted, null, 2)}\n`);
  return { written: fresh.map(({ instrument }) => publishedName(instrument)), findings: [] };
}

/** Whether a finding says no more than that a version waits to be published. */
function isMendedHere({ path, mend }: Finding): boolean {
  return path === 'version' && mend.startsWith('Publish it');
}
