import { join } from 'node:path';
import type { Finding } from '../finding/finding.ts';
import { compiledFiles, listCompiledNames, readCompiled } from './compiled-folder.ts';
import {
  toCard,
  type HashedInstrument,
  toQuestionnaireInstrument,
  toServerInstrument,
  toResultsInstrument,
} from './instrument-variants.ts';
import type { CompiledPart } from './compiled-part.ts';
import { type InstrumentsByFile, type StaleFile, selectInstruments } from './served-instruments.ts';

/** Compiles the questionnaires: one form for the server, and three for the client. */
export function compileInstruments(root: string): CompiledPart {
  const { served, stale, findings } = selectInstruments(
    join(root, 'questionnaires'),
    readCompiledInstruments(root),
  );
  const { server, instruments, questions, cards, stale: staleFile } = compiledFiles;
  const inOrder = [...served].sort(([, a], [, b]) => a.position - b.position);
  const outputs = new Map<string, unknown>();
  for (const [file, instrument] of inOrder) {
    outputs.set(`${server}/${file}`, toServerInstrument(instrument));
    outputs.set(`${instruments}/${instrument.id}.json`, toResultsInstrument(instrument));
    outputs.set(`${questions}/${instrument.id}.json`, toQuestionnaireInstrument(instrument));
  }
  // The list is written after the files to which it refers.
  outputs.set(
    cards,
    inOrder.map(([, instrument]) => toCard(instrument)),
  );
  outputs.set(staleFile, stale);
  return { outputs, findings: findings.map(moveToFolder) };
}

/** Reads the compiled questionnaires, by file name. */
export function readCompiledInstruments(root: string): InstrumentsByFile {
  return new Map(
    listCompiledNames(root, compiledFiles.server).flatMap((file) => {
      const last = readCompiled<HashedInstrument>(root, `${compiledFiles.server}/${file}`);
      return last ? [[file, last.instrument] as const] : [];
    }),
  );
}

/** Findings on the folder get the folder as their file. */
function moveToFolder(finding: Finding): Finding {
  return {
    ...finding,
    file: finding.file.endsWith('.json') ? `questionnaires/${finding.file}` : 'questionnaires',
  };
}

/** Reads which questionnaires are compiled in another form than their current file. */
export function listStaleFiles(root: string): readonly StaleFile[] {
  return readCompiled<readonly StaleFile[]>(root, compiledFiles.stale) ?? [];
}
