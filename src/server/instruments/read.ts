import type { ServedInstrument } from '../deps.ts';
import { contentHash } from './content-hash.ts';
import { type Finding, inWords } from './finding.ts';
import { inspectFolder } from './inspect.ts';

/** Questionnaires that may not be served, with everything that is wrong with them. */
export class InstrumentsError extends Error {
  readonly findings: readonly Finding[];

  constructor(folder: string, findings: readonly Finding[]) {
    super(`The questionnaires in ${folder} are not in order:\n\n${findings.map(inWords).join('\n\n')}`);
    this.name = 'InstrumentsError';
    this.findings = findings;
  }
}

/**
 * The instruments of a folder, in order of position, after every check and worked example has passed.
 * Throws `InstrumentsError` with all findings of all files.
 */
export function readInstruments(folder: string): ServedInstrument[] {
  const { files, findings } = inspectFolder(folder);
  if (findings.length > 0) throw new InstrumentsError(folder, findings);
  return files.map(({ instrument }) => ({ instrument, hash: contentHash(instrument) }));
}
