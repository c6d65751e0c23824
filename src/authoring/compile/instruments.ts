import { join } from 'node:path';
import type { Finding } from '../finding/finding.ts';
import { compiledFiles, listCompiledNames, readCompiled } from './compiled-folder.ts';
import {
  toCard,
  type HashedInstrument,
  toQuestionsForm,
  toServerForm,
  toClientForm,
} from './instrument-forms.ts';
import type { CompiledPart } from './compiled-part.ts';
import { type ByFile, type StaleFile, selectInstruments } from './served-instruments.ts';

/** The questionnaires: for the server with worked examples and hash, for the browser in three sizes without. */
export function compileInstruments(root: string): CompiledPart {
  const { served, stale, findings } = selectInstruments(join(root, 'questionnaires'), readLastGood(root));
  const { server, instruments, questions, cards, held: staleFile } = compiledFiles;
  const inOrder = [...served].sort(([, a], [, b]) => a.position - b.position);
  const outputs = new Map<string, unknown>();
  for (const [file, instrument] of inOrder) {
    outputs.set(`${server}/${file}`, toServerForm(instrument));
    outputs.set(`${instruments}/${instrument.id}.json`, toClientForm(instrument));
    outputs.set(`${questions}/${instrument.id}.json`, toQuestionsForm(instrument));
  }
  // Last, so that whatever they name is there.
  outputs.set(
    cards,
    inOrder.map(([, instrument]) => toCard(instrument)),
  );
  outputs.set(staleFile, stale);
  return { outputs, findings: findings.map(moveToFolder) };
}

/** The questionnaires that are compiled, by the names of their files. */
export function readLastGood(root: string): ByFile {
  return new Map(
    listCompiledNames(root, compiledFiles.server).flatMap((file) => {
      const last = readCompiled<HashedInstrument>(root, `${compiledFiles.server}/${file}`);
      return last ? [[file, last.instrument] as const] : [];
    }),
  );
}

/** What is said of the folder belongs to none of its files. */
function moveToFolder(finding: Finding): Finding {
  return {
    ...finding,
    file: finding.file.endsWith('.json') ? `questionnaires/${finding.file}` : 'questionnaires',
  };
}

/** The questionnaires that are compiled in another form than their files have now. */
export function listStaleFiles(root: string): readonly StaleFile[] {
  return readCompiled<readonly StaleFile[]>(root, compiledFiles.held) ?? [];
}
