import { formatJson } from '../../../drafts/format-json.ts';
import type { FileVersion, NewFile, DraftPreviewOutcome, PublishOutcome } from '../../../drafts/requests.ts';
import { pushEntry, type HistoryEntry, type EditHistory, redoStep, undoStep } from '../model/history.ts';
import { isObject, type Json } from '../../../source/json-value.ts';
import type { EditorApi, ReviewApi } from './api.ts';
import { storeMessages } from './store-messages.ts';
import { DraftChecks } from './draft-checks.ts';
import { createEntry, isUnsaved, createOpenFile } from './open-file.ts';
import { type EditorState, OpenFiles } from './open-files.ts';
import { removePage, save } from './save-files.ts';

/** The state of all open files, for `useSyncExternalStore`. */
export interface EditorStore {
  getState(): EditorState;
  subscribe(onChange: () => void): () => void;
  open(file: string): Promise<void>;
  /** @param position for merging consecutive changes in the history; '' for a separate step */
  write(file: string, text: string, position: string): void;
  /** Does the same for the value of a JSON file. */
  change(file: string, value: Json, position: string, status?: string): void;
  undo(file: string): void;
  redo(file: string): void;
  save(file: string): Promise<void>;
  /** Displays the draft in the preview. */
  show(file: string): Promise<DraftPreviewOutcome | undefined>;
  /** Loads the changed file and discards the draft, which undo restores. */
  acceptExternal(file: string): void;
  /** Keeps the draft, so that a save overwrites the changed file. */
  keepDraft(file: string): void;
  /** Reverts to the saved file. */
  discard(file: string): void;
  /** Removes a page and its entry in the reading order. Resolves with true if it was removed. */
  removePage(file: string): Promise<boolean>;
  /** Publishes every saved questionnaire whose version is new. Rejects with a message for the author. */
  publish(): Promise<PublishOutcome>;
  /** The reviews of questionnaires on the server. */
  readonly reviews: ReviewApi;
  /** Creates a page or questionnaire and resolves with its file. Rejects with a message for the author. */
  create(request: NewFile): Promise<string>;
  /** Reads all open files again, and checks those that did not change. */
  refreshFiles(): Promise<void>;
}

/** Creates an editor store without files. */
export function createEditorStore(api: EditorApi): EditorStore {
  const files = new OpenFiles();
  const checks = new DraftChecks(api, files);

  /** Loads a version of the file as the new base. */
  function resetTo(file: string, base: FileVersion, status: string): void {
    files.update(file, ({ history }) => ({
      base,
      externalChange: null,
      status,
      history: pushEntry(history, createEntry(file, base.text ?? ''), '', Date.now()),
    }));
    checks.schedule(file, 0);
  }

  function applyChange(file: string, entry: HistoryEntry, position: string, status: string): void {
    files.update(file, ({ history }) => ({
      history: pushEntry(history, entry, position, Date.now()),
      status,
    }));
    checks.schedule(file);
  }

  function applyStep(file: string, to: (history: EditHistory) => EditHistory, status: string): void {
    files.update(file, ({ history }) => ({
      history: to(history),
      status: to(history) === history ? '' : status,
    }));
    checks.schedule(file);
  }

  /** Displays an error of an operation next to the file. */
  function withErrorReport<T, E>(file: string, work: Promise<T>, instead: E): Promise<T | E> {
    return work.catch((error: Error) => {
      files.createErrorHandler(file)(error);
      return instead;
    });
  }

  return {
    getState: files.getState,
    subscribe: files.subscribe,
    async open(file) {
      if (files.get(file)) return;
      const form = await api.read(file);
      if (files.get(file)) return;
      files.put(createOpenFile(file, form));
      checks.schedule(file, 0);
    },
    write: (file, text, position) => applyChange(file, createEntry(file, text), position, ''),
    change(file, value, position, status = '') {
      const text = isObject(value) ? formatJson(value) : `${JSON.stringify(value, null, 2)}\n`;
      applyChange(file, { text, value }, position, status);
    },
    undo: (file) => applyStep(file, undoStep, storeMessages.undone),
    redo: (file) => applyStep(file, redoStep, storeMessages.redone),
    async save(file) {
      const open = files.get(file);
      if (!open || open.isSaving) return;
      files.update(file, () => ({ isSaving: true, error: '' }));
      await withErrorReport(file, save(api, files, open), undefined);
    },
    show: (file) => withErrorReport(file, checks.show(file), undefined),
    acceptExternal(file) {
      const outside = files.get(file)?.externalChange;
      if (outside) resetTo(file, outside, storeMessages.reloaded);
    },
    keepDraft(file) {
      files.update(file, ({ base, externalChange: outside }) => ({
        base: outside ?? base,
        externalChange: null,
        error: '',
        status: storeMessages.draftKept,
      }));
    },
    discard(file) {
      const open = files.get(file);
      if (open) resetTo(file, open.base, '');
    },
    removePage: (file) => withErrorReport(file, removePage(api, files, file), false),
    publish: () => api.publish(),
    reviews: api,
    create: async (request) => (await api.create(request)).file,
    async refreshFiles() {
      for (const { file } of files.getState().values()) {
        const form = await api.read(file).catch(() => undefined);
        const open = files.get(file);
        if (!form || !open || open.isSaving) continue;
        if (form.hash === open.base.hash) await checks.recheck(open).catch(files.createErrorHandler(file));
        else if (isUnsaved(open)) files.update(file, () => ({ externalChange: form }));
        else resetTo(file, form, storeMessages.reloaded);
      }
    },
  };
}
