import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getSlug } from '#domain/chain/chain.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { inOrder } from '#domain/instrument/version.ts';
import { listStaleFiles, readLastGood } from '../../compile/instruments.ts';
import type { AuthorInstrument, AuthorState } from '../preview/state.ts';
import { checkContent } from '../../check/check-content.ts';
import { inspectFolder } from '../../check/inspect.ts';
import { readContentFiles } from '../../source/json-content.ts';
import { readPublished } from '../../source/published.ts';
import { readQuality } from '../../source/quality-files.ts';
import { filesIn } from '../../source/sources.ts';
import { computeGrade } from '../../source/wording/reading-grade.ts';
import { authorPages } from './author-pages.ts';

/**
 * Reads and checks everything that authors write, and says which files are compiled in another form than they have.
 * @param root the repository's folder
 */
export function readAuthorState(root: string): AuthorState {
  const instruments = listInstruments(root);
  const chain = readContentFiles(root).chain.value ?? null;
  const order = chain?.chapters.flatMap(({ pages }) => pages.map(getSlug)) ?? [];
  const pages = authorPages(root, order);
  return {
    findings: checkContent(root),
    files: instruments.length + pages.length + listContentJson(root).length,
    instruments,
    stale: listStaleFiles(root).map(({ file, serves }) => ({ file: `questionnaires/${file}`, serves })),
    chain,
    pages,
    quality: readOrEmpty(() => readQuality(join(root, 'questionnaires'))).flatMap(
      ({ quality }) => quality ?? [],
    ),
  };
}

/** The JSON files of `content`, without the schemas that describe them. */
function listContentJson(root: string): string[] {
  return filesIn(join(root, 'content')).filter((name) => /^[^/.]+\.json$/.test(name));
}

/** Each file as it is, where its shape is right; else as it is served. A deleted file is gone. */
function listInstruments(root: string): AuthorInstrument[] {
  const folder = join(root, 'questionnaires');
  const all = new Map(readLastGood(root));
  const files = readOrEmpty(() => inspectFolder(folder).files);
  for (const { file, instrument } of files) all.set(file, instrument);
  const copies = readOrEmpty(() => readPublished(folder).instruments);
  return [...all]
    .filter(([file]) => existsSync(join(folder, file)))
    .map(([file, instrument]) => {
      const versions = sortByVersion(copies.filter(({ id }) => id === instrument.id));
      return {
        file: `questionnaires/${file}`,
        instrument,
        published: versions.at(-1),
        versions,
        grades: computeGrades(instrument),
      };
    })
    .sort((a, b) => a.instrument.position - b.instrument.position);
}

/** None while the schema or the list of hashes is broken: the findings tell of that. */
function readOrEmpty<T>(read: () => readonly T[]): readonly T[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/** From the oldest to the newest. */
function sortByVersion(copies: readonly Instrument[]): Instrument[] {
  return copies.toSorted((a, b) => inOrder(a.version, b.version));
}

function computeGrades({ scores, intro }: Instrument): Record<string, number> {
  const grades: Record<string, number> = { 'intro.text': computeGrade([intro.text]) };
  for (const [at, { report }] of scores.entries()) {
    for (const [level, entry] of Object.entries(report?.levelTexts ?? {})) {
      if (!entry) continue;
      grades[`scores[${at}].report.levelTexts.${level}`] = computeGrade([entry.text, entry.step]);
    }
  }
  return grades;
}
