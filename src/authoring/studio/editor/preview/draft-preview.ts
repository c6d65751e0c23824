import { basename } from 'node:path';
import { checkSet } from '#domain/instrument/check.ts';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import { compileValidFiles } from '../../../compile/compile.ts';
import {
  compiledFiles,
  getCompiledFolder,
  listCompiledNames,
  readCompiled,
} from '../../../compile/compiled-folder.ts';
import {
  toCard,
  type HashedInstrument,
  toQuestionnaireInstrument,
  toServerInstrument,
  toResultsInstrument,
} from '../../../compile/instrument-variants.ts';
import { writeOutputs } from '../../../compile/write-outputs.ts';
import { createFinding } from '../../../finding/create-finding.ts';
import { listFiles } from '../../../source/content-files.ts';
import type { DraftRequest, DraftPreviewOutcome } from '../../../drafts/requests.ts';
import { parseDraft } from './parse-draft.ts';

/** The compiled content of the preview, in which drafts replace files. */
export interface DraftPreview {
  readonly folder: string;
  /** Compiles again and applies the drafts. Returns the paths in the folder that changed. */
  refresh(): string[];
  /** Displays a draft of a questionnaire, if it is valid enough. */
  show(draft: DraftRequest): DraftDisplay;
  /** Discards the draft of a file. Returns the paths in the folder that changed. */
  showSaved(file: string): string[];
}

interface DraftDisplay {
  readonly outcome: DraftPreviewOutcome;
  readonly changed: readonly string[];
}

interface PreviewedDraft {
  readonly instrument: Instrument;
  /** False if the draft cannot be scored. The server then keeps the saved form. */
  readonly isScored: boolean;
}

/**
 * Creates the preview content.
 * @param root folder of the repository, whose compiled content is not affected by drafts
 * @param folder empty folder inside `node_modules`
 */
export function createDraftPreview(root: string, folder: string): DraftPreview {
  const drafts = new Map<string, PreviewedDraft>();

  function refresh(): string[] {
    compileValidFiles(root);
    return writeOutputs(folder, overlayDrafts(root, drafts));
  }

  return {
    folder,
    refresh,
    show(draft) {
      const name = basename(draft.file);
      const { instrument, findings } = parseDraft(root, draft);
      const before = drafts.get(name)?.instrument ?? readServedFiles(root).get(name)?.instrument;
      if (!instrument) {
        const address = before?.routes.intro ?? null;
        const shows = before ? 'last usable form' : 'nothing';
        return { outcome: { shows, address, findings }, changed: [] };
      }
      const neighbours = findings.length > 0 ? [] : checkAgainstOthers(root, draft.file, instrument);
      const isScored = findings.length + neighbours.length === 0;
      drafts.set(name, { instrument, isScored });
      const outcome: DraftPreviewOutcome = {
        shows: isScored ? 'all' : 'questions',
        address: instrument.routes.intro,
        findings: [...findings, ...neighbours],
      };
      return { outcome, changed: refresh() };
    },
    showSaved(file) {
      return drafts.delete(basename(file)) ? refresh() : [];
    },
  };
}

/** Checks a draft against the other compiled questionnaires. */
function checkAgainstOthers(root: string, file: string, instrument: Instrument) {
  const others = [...readServedFiles(root)].filter(([name]) => name !== basename(file));
  const set = [...others.map(([, other]) => other.instrument), instrument];
  return checkSet(set, [...others.map(([name]) => name), `${basename(file)} as it is here`]).map(
    ({ at: _, ...problem }) => createFinding(file, undefined, problem),
  );
}

/** Reads the questionnaires as compiled for the server, by file name. */
function readServedFiles(root: string): Map<string, HashedInstrument> {
  const read = (name: string) => readCompiled<HashedInstrument>(root, `${compiledFiles.server}/${name}`);
  return new Map(
    listCompiledNames(root, compiledFiles.server).flatMap((name) => {
      const form = read(name);
      return form ? [[name, form] as const] : [];
    }),
  );
}

function overlayDrafts(root: string, drafts: ReadonlyMap<string, PreviewedDraft>): Map<string, unknown> {
  const paths = listFiles(getCompiledFolder(root));
  const outputs = new Map(paths.map((path) => [path, readCompiled<unknown>(root, path)] as const));
  const served = readServedFiles(root);
  for (const [name, { instrument, isScored }] of drafts) {
    const before = served.get(name)?.instrument.id;
    if (before !== undefined && before !== instrument.id) remove(outputs, before);
    outputs.set(`${compiledFiles.instruments}/${instrument.id}.json`, toResultsInstrument(instrument));
    outputs.set(`${compiledFiles.questions}/${instrument.id}.json`, toQuestionnaireInstrument(instrument));
    if (isScored) outputs.set(`${compiledFiles.server}/${name}`, toServerInstrument(instrument));
    const cards = (outputs.get(compiledFiles.cards) ?? []) as readonly InstrumentCard[];
    const others = cards.filter(({ id }) => id !== before && id !== instrument.id);
    outputs.delete(compiledFiles.cards);
    // The list is written after the files to which it refers.
    outputs.set(
      compiledFiles.cards,
      [...others, toCard(instrument)].sort((a, b) => a.position - b.position),
    );
  }
  return outputs;
}

function remove(outputs: Map<string, unknown>, id: string): void {
  outputs.delete(`${compiledFiles.instruments}/${id}.json`);
  outputs.delete(`${compiledFiles.questions}/${id}.json`);
}
