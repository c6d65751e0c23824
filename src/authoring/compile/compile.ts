import { filterErrors } from '../finding/finding.ts';
import { compiledFolder } from './compiled-folder.ts';
import { ContentError } from './content-error.ts';
import { compileFilms } from './films.ts';
import { compileInstruments } from './instruments.ts';
import { compileJsonFiles } from './json-files.ts';
import { compileLibrary } from './library.ts';
import type { Part } from './part.ts';
import { writeOutputs } from './write-outputs.ts';

/**
 * Compiles `content` and `questionnaires` of a repository for a build or a test: all of it, or nothing is written.
 * @throws ContentError when a file does not parse, or does not have its shape or meaning
 */
export function compileContent(root: string): void {
  const parts = partsOf(root);
  const findings = filterErrors(parts.flatMap((part) => part.findings));
  if (findings.length > 0) throw new ContentError(findings);
  write(root, parts);
}

/**
 * Compiles for a development server, which outlives what an author writes: what is broken stays in the form that was
 * compiled last, and each other file is written.
 * @returns paths in the compiled folder of the files that were written or removed
 */
export function compileWhatIsGood(root: string): string[] {
  return write(root, partsOf(root));
}

function partsOf(root: string): Part[] {
  return [compileJsonFiles(root), compileLibrary(root), compileFilms(root), compileInstruments(root)];
}

function write(root: string, parts: readonly Part[]): string[] {
  return writeOutputs(compiledFolder(root), new Map(parts.flatMap((part) => [...part.outputs])));
}
