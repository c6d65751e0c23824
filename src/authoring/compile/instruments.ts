import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
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

/** The outputs of the questionnaires, and the questionnaires by file name, in order of position. */
export interface CompiledInstruments extends CompiledPart {
  readonly served: InstrumentsByFile;
  /** Only those whose compiled form is their file. */
  readonly current: InstrumentsByFile;
}

/** Compiles the questionnaires: one form for the server, and three for the client. */
export function compileInstruments(root: string): CompiledInstruments {
  const { served, stale, findings } = selectInstruments(
    join(root, 'questionnaires'),
    readCompiledInstruments(root),
  );
  const { cards, stale: staleFile } = compiledFiles;
  const inOrder = [...served].sort(([, a], [, b]) => a.position - b.position);
  const outputs = new Map<string, unknown>();
  for (const [file, instrument] of inOrder) {
    for (const [path, value] of createInstrumentOutputs(file, instrument)) outputs.set(path, value);
  }
  // The list is written after the files to which it refers.
  outputs.set(
    cards,
    inOrder.map(([, instrument]) => toCard(instrument)),
  );
  outputs.set(staleFile, stale);
  const staleFiles = stale.map(({ file }) => file);
  const current = inOrder.filter(([file]) => !staleFiles.includes(file));
  return {
    outputs,
    findings: findings.map(moveToFolder),
    served: new Map(inOrder),
    current: new Map(current),
  };
}

/**
 * Returns the outputs of a questionnaire with their paths.
 * @param original the English questionnaire of a translation
 */
export function createInstrumentOutputs(
  file: string,
  instrument: Instrument,
  original = instrument,
): [path: string, value: Instrument | HashedInstrument][] {
  const { server, instruments, questions } = compiledFiles;
  return [
    [
      `${server}/${file}`,
      { ...toServerInstrument(original), instrument: toServerInstrument(instrument).instrument },
    ],
    [`${instruments}/${instrument.id}.json`, toResultsInstrument(instrument)],
    [`${questions}/${instrument.id}.json`, toQuestionnaireInstrument(instrument)],
  ];
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
