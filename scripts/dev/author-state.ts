import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthorInstrument, AuthorState } from '../../src/author/state.ts';
import { slugOf } from '../../src/domain/chain/chain.ts';
import type { Instrument } from '../../src/domain/instrument/instrument.ts';
import { contentFindings } from '../../src/server/content/content-findings.ts';
import { readContentFiles } from '../../src/server/content/json-content.ts';
import { gradeOf } from '../../src/server/content/reading-grade.ts';
import { filesIn } from '../../src/server/content/sources.ts';
import { inspectFolder } from '../../src/server/instruments/inspect.ts';
import { readPublished } from '../../src/server/instruments/published.ts';
import { authorPages } from './author-pages.ts';
import type { HeldFile } from './keep-instruments.ts';

/** What is served in place of broken files, as the development server knows it. */
export interface Served {
  readonly instruments: readonly { readonly file: string; readonly instrument: Instrument }[];
  readonly held: readonly HeldFile[];
}

/**
 * Reads and checks everything that authors write.
 * @param root the repository's folder
 */
export function authorState(root: string, served: Served): AuthorState {
  const instruments = instrumentsOf(root, served);
  const chain = readContentFiles(root).chain.value ?? null;
  const order = chain?.chapters.flatMap(({ pages }) => pages.map(slugOf)) ?? [];
  const pages = authorPages(root, order);
  return {
    findings: contentFindings(root),
    files: instruments.length + pages.length + contentFiles(root).length,
    instruments,
    held: served.held.map(({ file, serves }) => ({ file: `questionnaires/${file}`, serves })),
    chain,
    pages,
  };
}

/** The JSON files of `content`, without the schemas that describe them. */
function contentFiles(root: string): string[] {
  return filesIn(join(root, 'content')).filter((name) => /^[^/.]+\.json$/.test(name));
}

/** Each file as it stands, where its shape is right; else as it is served. A deleted file is gone. */
function instrumentsOf(root: string, served: Served): AuthorInstrument[] {
  const folder = join(root, 'questionnaires');
  const all = new Map(served.instruments.map(({ file, instrument }) => [file, instrument]));
  const files = unlessBroken(() => inspectFolder(folder).files);
  for (const { file, instrument } of files) all.set(file, instrument);
  const copies = unlessBroken(() => readPublished(folder).instruments);
  return [...all]
    .filter(([file]) => existsSync(join(folder, file)))
    .map(([file, instrument]) => ({
      file: `questionnaires/${file}`,
      instrument,
      published: newestOf(copies.filter(({ id }) => id === instrument.id)),
      grades: gradesOf(instrument),
    }))
    .sort((a, b) => a.instrument.position - b.instrument.position);
}

/** None while the schema or the list of hashes is broken: the findings tell of that. */
function unlessBroken<T>(read: () => readonly T[]): readonly T[] {
  try {
    return read();
  } catch {
    return [];
  }
}

function newestOf(copies: readonly Instrument[]): Instrument | undefined {
  const numeric = { numeric: true };
  return [...copies].sort((a, b) => a.version.localeCompare(b.version, 'en', numeric)).at(-1);
}

function gradesOf({ scores, intro }: Instrument): Record<string, number> {
  const grades: Record<string, number> = { 'intro.text': gradeOf([intro.text]) };
  for (const [at, { report }] of scores.entries()) {
    for (const [level, entry] of Object.entries(report?.levelTexts ?? {})) {
      if (!entry) continue;
      grades[`scores[${at}].report.levelTexts.${level}`] = gradeOf([entry.text, entry.step]);
    }
  }
  return grades;
}
