import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getSlug } from '#domain/reading-order/reading-order.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { compareVersions } from '#domain/instrument/version.ts';
import { listStaleFiles, readCompiledInstruments } from '../../compile/instruments.ts';
import type { AuthorInstrument, AuthorState, AuthorTranslation } from '../preview/state.ts';
import { checkContent, inspectRepository } from '../../check/check-content.ts';
import { inspectFolder } from '../../check/inspect-folder.ts';
import { readContentFiles } from '../../source/content-json-files.ts';
import { readPublished } from '../../source/published.ts';
import { readQuality } from '../../source/quality-files.ts';
import { filesIn } from '../../source/sources.ts';
import { computeReadingGrade } from '../../source/wording/reading-grade.ts';
import { listAuthorPages } from './author-pages.ts';

/**
 * Reads and checks all files of authors, and lists the files whose compiled form is outdated.
 * @param root folder of the repository
 */
export function readAuthorState(root: string): AuthorState {
  const instruments = listInstruments(root);
  const chain = readContentFiles(root).chain.value ?? null;
  const order = chain?.chapters.flatMap(({ pages }) => pages.map(getSlug)) ?? [];
  const pages = listAuthorPages(root, order);
  return {
    findings: checkContent(root),
    files: instruments.length + pages.length + listContentJson(root).length,
    instruments,
    stale: listStaleFiles(root).map(({ file, serves }) => ({ file: `questionnaires/${file}`, serves })),
    chain,
    pages,
    translations: listTranslations(root),
    quality: readOrEmpty(() => readQuality(join(root, 'questionnaires'))).flatMap(
      ({ quality }) => quality ?? [],
    ),
  };
}

function listTranslations(root: string): AuthorTranslation[] {
  return readOrEmpty(() => inspectRepository(root)).map(({ file, source, language, subject, isUsable }) => ({
    file,
    source,
    language,
    stage: String(subject?.stage ?? ''),
    missing: subject?.missing.length ?? 0,
    stale: subject?.stale.length ?? 0,
    isUsable,
  }));
}

/** Lists the JSON files of `content`, without schemas. */
function listContentJson(root: string): string[] {
  return filesIn(join(root, 'content')).filter((name) => /^[^/.]+\.json$/.test(name));
}

/** Lists the instruments: each valid file, otherwise its compiled form. Omits deleted files. */
function listInstruments(root: string): AuthorInstrument[] {
  const folder = join(root, 'questionnaires');
  const all = new Map(readCompiledInstruments(root));
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

/** Returns an empty list if the schema or the list of hashes is invalid, which the findings report. */
function readOrEmpty<T>(read: () => readonly T[]): readonly T[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/** Sorts by version, ascending. */
function sortByVersion(copies: readonly Instrument[]): Instrument[] {
  return copies.toSorted((a, b) => compareVersions(a.version, b.version));
}

function computeGrades({ scores, intro }: Instrument): Record<string, number> {
  const grades: Record<string, number> = { 'intro.text': computeReadingGrade([intro.text]) };
  for (const [at, { report }] of scores.entries()) {
    for (const [level, entry] of Object.entries(report?.levelTexts ?? {})) {
      if (!entry) continue;
      grades[`scores[${at}].report.levelTexts.${level}`] = computeReadingGrade([entry.text, entry.step]);
    }
  }
  return grades;
}
