import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { versionProblems, waitsToBePublished } from '../../domain/instrument/version.ts';
import { contentHash } from './content-hash.ts';
import type { Finding } from './finding.ts';
import { type Inspection, inspectFolder, type InstrumentFile, located } from './inspect.ts';
import { publishedName, readHashes, readPublished } from './published.ts';

/** All that keeps a folder of questionnaires from being released: files, published copies, versions. */
export function releaseFindings(folder: string): Finding[] {
  return inspectRelease(folder).findings.filter(({ level }) => level !== 'advice');
}

/** The usable files of a folder and every published version, with all that keeps them from being released, and advice. */
export function inspectRelease(folder: string): Inspection & { readonly published: readonly Instrument[] } {
  const { files, findings, advice } = inspectFolder(folder);
  const published = readPublished(folder);
  const gone = goneFindings(folder, files, findings);
  // Where a file is missing, the places of the others have a gap; once it is back, they have none.
  const own = gone.length > 0 ? findings.filter(({ path }) => path !== 'position') : findings;
  // A copy of another file needs no version: it needs to go.
  const isCopy = (name: string) => findings.some(({ file, path }) => file === name && path === 'id');
  const versions = files.flatMap(({ file, text, instrument }) => {
    if (isCopy(file)) return [];
    const before = published.instruments.filter(({ id }) => id === instrument.id);
    return versionProblems(before, instrument).map((problem) => located(file, text, problem));
  });
  const all = [...gone, ...own, ...published.findings, ...versions, ...advice];
  return { files, findings: all, advice, published: published.instruments };
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
      file: `${id}-….json`,
      path: '',
      expected: `the file of the questionnaire "${id}": it was published, and results of people may exist`,
      found: 'no such file',
      mend: 'Bring it back from version control. An id never changes.',
    }));
}

/** Every version that was not published yet. */
export function unpublished(folder: string): InstrumentFile[] {
  const taken = new Set(readPublished(folder).instruments.map(publishedName));
  return inspectFolder(folder).files.filter(({ instrument }) => !taken.has(publishedName(instrument)));
}

/**
 * Writes a copy of every version not published yet, with its hash. A copy that exists is never written again.
 * @returns the names of what was written, or the findings that forbid it; then nothing was written
 */
export function publish(folder: string): { written: string[]; findings: Finding[] } {
  const wrong = releaseFindings(folder).filter((finding) => !waitsToBePublished(finding));
  if (wrong.length > 0) return { written: [], findings: wrong };
  const fresh = unpublished(folder);
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
