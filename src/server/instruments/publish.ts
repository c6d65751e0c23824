import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { versionProblems } from '../../domain/instrument/version.ts';
import { contentHash } from './content-hash.ts';
import type { Finding } from './finding.ts';
import { type Inspection, inspectFolder, type InstrumentFile, located } from './inspect.ts';
import { publishedName, readHashes, readPublished } from './published.ts';

/** All that keeps a folder of questionnaires from being released: files, published copies, versions. */
export function releaseFindings(folder: string): Finding[] {
  return [...inspectRelease(folder).findings];
}

/** The usable files of a folder and every published version, with all that keeps them from being released. */
export function inspectRelease(folder: string): Inspection & { readonly published: readonly Instrument[] } {
  const { files, findings } = inspectFolder(folder);
  const published = readPublished(folder);
  const versions = files.flatMap(({ file, text, instrument }) => {
    const before = published.instruments.filter(({ id }) => id === instrument.id);
    return versionProblems(before, instrument).map((problem) => located(file, text, problem));
  });
  const all = [...findings, ...published.findings, ...versions, ...goneFindings(folder, files, findings)];
  return { files, findings: all, published: published.instruments };
}

/** Published ids whose file is gone. A broken file may be the one that is looked for: until it is mended, none is told. */
function goneFindings(
  folder: string,
  files: readonly InstrumentFile[],
  findings: readonly Finding[],
): Finding[] {
  const isBroken = findings.some(
    ({ file }) => file.endsWith('.json') && !files.some((one) => one.file === file),
  );
  if (isBroken) return [];
  const ids = new Set(Object.keys(readHashes(folder)).map((name) => name.replace(/@.*$/, '')));
  return [...ids]
    .filter((id) => !files.some(({ instrument }) => instrument.id === id))
    .map((id) => ({
      file: 'published/hashes.json',
      path: '',
      expected: `a questionnaire with the id "${id}": it was published, and results of people may exist`,
      found: 'no such file',
      mend: 'Bring the file back from version control. An id never changes.',
    }));
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
