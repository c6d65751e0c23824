import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { contentHash } from './content-hash.ts';
import type { Finding } from './finding.ts';

const hashFile = 'hashes.json';

/** "S1@1.0": what a published version is called, in file names and in the list of hashes. */
export function publishedName({ id, version }: Instrument): string {
  return `${id}@${version}`;
}

/** The list of hashes beside the published copies, by name; empty when there is none yet. */
export function readHashes(folder: string): Record<string, string> {
  const file = join(folder, 'published', hashFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Every published version, and whatever happened to one: a published file never changes.
 * @param folder the questionnaires' folder, which holds `published/`
 */
export function readPublished(folder: string): { instruments: Instrument[]; findings: Finding[] } {
  const published = join(folder, 'published');
  const hashes = readHashes(folder);
  const names = existsSync(published) ? readdirSync(published) : [];
  const copies = names.filter((name) => name.endsWith('.json') && name !== hashFile).sort();
  const instruments: Instrument[] = [];
  const findings: Finding[] = [];
  for (const name of copies) {
    const file = `published/${name}`;
    try {
      const instrument = JSON.parse(readFileSync(join(published, name), 'utf8')) as Instrument;
      const expected = hashes[name.replace(/\.json$/, '')];
      const found = contentHash(instrument);
      if (expected === found && name === `${publishedName(instrument)}.json`) instruments.push(instrument);
      else findings.push(changed(file, expected, found));
    } catch (error) {
      findings.push(changed(file, hashes[name.replace(/\.json$/, '')], (error as Error).message));
    }
  }
  const missing = Object.keys(hashes).filter((name) => !copies.includes(`${name}.json`));
  findings.push(...missing.map((name) => changed(`published/${name}.json`, hashes[name], 'no such file')));
  return { instruments, findings };
}

function changed(file: string, expected: string | undefined, found: string): Finding {
  const mend = 'Bring the published copy back from version control; put the change into a new version.';
  const hash = `content with the hash ${expected?.slice(0, 16)}… of hashes.json`;
  return { file, path: '', expected: expected ? hash : 'an entry of hashes.json with its name', found, mend };
}
