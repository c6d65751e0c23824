import { join } from 'node:path';
import type { Finding } from '../finding/finding.ts';
import { compiledFiles, compiledNames, readCompiled } from './compiled-folder.ts';
import { cardForm, type HashedInstrument, questionsForm, serverForm, wholeForm } from './instrument-forms.ts';
import type { Part } from './part.ts';
import { type ByFile, type HeldFile, selectInstruments } from './served-instruments.ts';

/** The questionnaires: for the server with worked examples and hash, for the browser in three sizes without. */
export function compileInstruments(root: string): Part {
  const { served, held, findings } = selectInstruments(join(root, 'questionnaires'), lastGood(root));
  const { server, instruments, questions, cards, held: heldFile } = compiledFiles;
  const inOrder = [...served].sort(([, a], [, b]) => a.position - b.position);
  const outputs = new Map<string, unknown>();
  for (const [file, instrument] of inOrder) {
    outputs.set(`${server}/${file}`, serverForm(instrument));
    outputs.set(`${instruments}/${instrument.id}.json`, wholeForm(instrument));
    outputs.set(`${questions}/${instrument.id}.json`, questionsForm(instrument));
  }
  // Last, so that whatever they name is there.
  outputs.set(
    cards,
    inOrder.map(([, instrument]) => cardForm(instrument)),
  );
  outputs.set(heldFile, held);
  return { outputs, findings: findings.map(inQuestionnaires) };
}

/** The questionnaires that are compiled, by the names of their files. */
export function lastGood(root: string): ByFile {
  return new Map(
    compiledNames(root, compiledFiles.server).flatMap((file) => {
      const last = readCompiled<HashedInstrument>(root, `${compiledFiles.server}/${file}`);
      return last ? [[file, last.instrument] as const] : [];
    }),
  );
}

/** What is said of the folder belongs to none of its files. */
function inQuestionnaires(finding: Finding): Finding {
  return {
    ...finding,
    file: finding.file.endsWith('.json') ? `questionnaires/${finding.file}` : 'questionnaires',
  };
}

/** The questionnaires that are compiled in another form than their files have now. */
export function heldFiles(root: string): readonly HeldFile[] {
  return readCompiled<readonly HeldFile[]>(root, compiledFiles.held) ?? [];
}
