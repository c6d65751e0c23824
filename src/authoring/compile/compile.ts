import { filterErrors } from '../finding/finding.ts';
import { getCompiledFolder } from './compiled-folder.ts';
import { ContentError } from './content-error.ts';
import { compileExercises } from './exercises.ts';
import { compileVideoDurations } from './video-durations.ts';
import { compileInstruments } from './instruments.ts';
import { compileJsonFiles } from './compile-json-files.ts';
import { compileLibrary } from './library.ts';
import { compileCatalogues } from './message-catalogues.ts';
import { compileRecordings } from './recordings.ts';
import { compilePlan } from './plan.ts';
import { compileSearchIndex } from './search-index.ts';
import type { CompiledPart } from './compiled-part.ts';
import { compileTranslations } from './translations.ts';
import { writeOutputs } from './write-outputs.ts';

/**
 * Compiles `content` and `questionnaires` for a build or a test.
 * @throws ContentError if any file is broken, before anything is written
 */
export function compileContent(root: string): void {
  const parts = listParts(root);
  const findings = filterErrors(parts.flatMap((part) => part.findings));
  if (findings.length > 0) throw new ContentError(findings);
  write(root, parts);
}

/**
 * Compiles for a development server. A broken file keeps its last compiled form.
 * @returns paths in the compiled folder that were written or removed
 */
export function compileValidFiles(root: string): string[] {
  return write(root, listParts(root));
}

function listParts(root: string): CompiledPart[] {
  const instruments = compileInstruments(root);
  const library = compileLibrary(root);
  const translations = compileTranslations(root, instruments);
  return [
    compileJsonFiles(root, translations.languages),
    compilePlan(root),
    library,
    compileSearchIndex(root, library),
    compileExercises(root),
    compileVideoDurations(root),
    compileRecordings(root),
    instruments,
    compileCatalogues(
      root,
      translations.languages.map(({ language }) => language),
    ),
    translations,
  ];
}

function write(root: string, parts: readonly CompiledPart[]): string[] {
  return writeOutputs(getCompiledFolder(root), new Map(parts.flatMap((part) => [...part.outputs])));
}
