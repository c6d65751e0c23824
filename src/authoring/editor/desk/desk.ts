import { layOutJson } from '../../commands/lay-out-json.ts';
import type { Finding } from '../../report/finding.ts';
import type { FileForm, NewFile, TryOutcome } from '../files/forms.ts';
import { advanced, begun, type Entry, type History, redone, undone } from '../model/history.ts';
import { isObject, type Json } from '../model/json.ts';
import { words } from '../words.ts';
import type { EditorApi } from './api.ts';
import { chainFile, slugOfFile, withoutPage } from './chain-pages.ts';

/** A file on the desk: what is on the disk, and what the author has made of it. */
export interface OpenFile {
  readonly file: string;
  /** The form on the disk that the draft is based on. */
  readonly base: FileForm;
  readonly history: History;
  readonly findings: readonly Finding[];
  /** True while the findings are those of an earlier text. */
  readonly isChecking: boolean;
  /** The file as somebody else left it, while the draft is based on another form. */
  readonly outside: FileForm | null;
  /** What the program shows of the draft; null while it shows the file. */
  readonly shown: TryOutcome | null;
  readonly isSaving: boolean;
  /** What happened last, for everyone to hear. */
  readonly said: string;
  /** Why something did not work; '' while nothing is wrong. */
  readonly trouble: string;
}

/** Every file that was opened, by its name. */
export type DeskState = ReadonlyMap<string, OpenFile>;

/** Is there something that is not on the disk? */
export function isUnsaved({ base, history }: OpenFile): boolean {
  return history.now.text !== (base.text ?? '');
}

/** How long nobody types before the draft is checked, in milliseconds. */
const pauseMs = 300;

/** The words with which the desk tells what happened. */
export const deskWords = {
  saved: 'Saved.',
  savedWithErrors: (count: number) =>
    `Saved as a draft: ${count} to mend before it can be released. While the program cannot use it, it shows the last good form.`,
  outside: 'The file was changed outside. Nothing was saved over it.',
  taken: 'The file was changed outside, and is shown as it is now.',
  kept: 'Your text is kept. Save writes it over the one from outside.',
  undone: 'One step back.',
  redone: 'One step forth.',
} as const;

/** The files that are being edited; for `useSyncExternalStore`. */
export interface Desk {
  current(): DeskState;
  subscribe(onChange: () => void): () => void;
  open(file: string): Promise<void>;
  /** @param place where, so that the letters of a word are one step back; '' for a step of its own */
  write(file: string, text: string, place: string): void;
  /** The same of a JSON file, by its value. */
  change(file: string, value: Json, place: string, said?: string): void;
  undo(file: string): void;
  redo(file: string): void;
  save(file: string): Promise<void>;
  /** Lets the running program show the draft. */
  show(file: string): Promise<TryOutcome | undefined>;
  /** Takes the form from outside, and gives the draft up (undo brings it back). */
  takeOutside(file: string): void;
  /** Keeps the draft, to be saved over the form from outside, which the author has seen. */
  keepOwn(file: string): void;
  /** Back to the form on the disk. */
  giveUp(file: string): void;
  /** Removes a page and its line in the reading order. Resolves with whether it is gone. */
  removePage(file: string): Promise<boolean>;
  /** Begins a page or a questionnaire. Returns its file; rejects with a sentence for the author. */
  make(wish: NewFile): Promise<string>;
  /** Looks whether files were changed outside, and what is to be said of those that were not. */
  lookAgain(): Promise<void>;
}

/** The text of a file with its value, where it is JSON that parses. */
function entryOf(file: string, text: string): Entry {
  if (!file.endsWith('.json')) return { text, value: undefined };
  try {
    return { text, value: JSON.parse(text) as Json };
  } catch {
    return { text, value: undefined };
  }
}

/** An empty desk. */
export function desk(api: EditorApi): Desk {
  let state: DeskState = new Map();
  const listeners = new Set<() => void>();
  const checking = new Set<string>();
  const pauses = new Map<string, ReturnType<typeof setTimeout>>();

  function update(file: string, change: (open: OpenFile) => Partial<OpenFile>): void {
    const open = state.get(file);
    if (!open) return;
    state = new Map([...state, [file, { ...open, ...change(open) }]]);
    for (const listener of listeners) listener();
  }

  function failed(file: string) {
    return (error: Error) =>
      update(file, () => ({ trouble: error.message, isSaving: false, isChecking: false }));
  }

  function checkSoon(file: string, ms = pauseMs): void {
    clearTimeout(pauses.get(file));
    update(file, () => ({ isChecking: true }));
    pauses.set(
      file,
      setTimeout(() => void check(file), ms),
    );
  }

  /** One check of a file at a time: what was typed meanwhile is checked once, afterwards. */
  async function check(file: string): Promise<void> {
    const text = state.get(file)?.history.now.text;
    if (text === undefined || checking.has(file)) return;
    checking.add(file);
    await findingsOf(file, text).catch(failed(file));
    checking.delete(file);
    const now = state.get(file);
    if (now && now.history.now.text !== text && now.trouble === '') await check(file);
  }

  async function findingsOf(file: string, text: string): Promise<void> {
    if (state.get(file)?.shown) await show(file);
    const { findings } = await api.check({ file, text });
    update(file, ({ history }) =>
      history.now.text === text ? { findings, isChecking: false, trouble: '' } : { trouble: '' },
    );
  }

  /** What is said of a file rests on others too: on its kept copy, on the settings. */
  async function checkAgain({ file, history, isChecking }: OpenFile): Promise<void> {
    const { text } = history.now;
    if (isChecking) return;
    const { findings } = await api.check({ file, text });
    update(file, (now) => (now.history.now.text === text && !now.isChecking ? { findings } : {}));
  }

  async function show(file: string): Promise<TryOutcome | undefined> {
    const text = state.get(file)?.history.now.text;
    if (text === undefined) return undefined;
    const shown = await api.show({ file, text });
    update(file, () => ({ shown }));
    return shown;
  }

  async function written({ file, base, history }: OpenFile): Promise<void> {
    const { text } = history.now;
    const { outcome, now } = await api.write({ file, text, basedOn: base.hash });
    if (outcome === 'conflict') {
      update(file, () => ({ isSaving: false, outside: now, trouble: deskWords.outside }));
      return;
    }
    update(file, () => ({ isSaving: false, base: now, outside: null }));
    const { findings } = await api.check({ file, text });
    const errors = findings.filter(({ level }) => level === 'error').length;
    // While it has errors the program goes on showing the draft, where it did.
    if (errors === 0) {
      await api.showSaved({ file, text });
      update(file, () => ({ shown: null }));
    }
    update(file, () => ({ said: errors === 0 ? deskWords.saved : deskWords.savedWithErrors(errors) }));
  }

  async function removePage(file: string): Promise<boolean> {
    const open = state.get(file);
    const chain = state.get(chainFile);
    if (!open || (chain && isUnsaved(chain))) throw new Error(words.page.chainUnsaved);
    const before = await api.read(chainFile);
    const gone = await api.write({ file, text: null, basedOn: open.base.hash });
    if (gone.outcome === 'conflict') {
      update(file, () => ({ outside: gone.now, trouble: deskWords.outside }));
      return false;
    }
    const rest =
      before.text === null ? undefined : withoutPage(JSON.parse(before.text) as Json, slugOfFile(file));
    if (isObject(rest)) await api.write({ file: chainFile, text: layOutJson(rest), basedOn: before.hash });
    state = new Map([...state].filter(([name]) => name !== file));
    return true;
  }

  /** Takes the form on the disk as the one to go on from. */
  function take(file: string, base: FileForm, said: string): void {
    update(file, ({ history }) => ({
      base,
      outside: null,
      said,
      history: advanced(history, entryOf(file, base.text ?? ''), '', Date.now()),
    }));
    checkSoon(file, 0);
  }

  function step(file: string, to: (history: History) => History, said: string): void {
    update(file, ({ history }) => ({ history: to(history), said: to(history) === history ? '' : said }));
    checkSoon(file);
  }

  return {
    current: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async open(file) {
      if (state.has(file)) return;
      const form = await api.read(file);
      if (state.has(file)) return;
      const fresh: OpenFile = {
        file,
        base: form,
        history: begun(entryOf(file, form.text ?? '')),
        findings: [],
        isChecking: true,
        outside: null,
        shown: null,
        isSaving: false,
        said: '',
        trouble: '',
      };
      state = new Map([...state, [file, fresh]]);
      for (const listener of listeners) listener();
      checkSoon(file, 0);
    },
    write(file, text, place) {
      update(file, ({ history }) => ({
        history: advanced(history, entryOf(file, text), place, Date.now()),
        said: '',
      }));
      checkSoon(file);
    },
    change(file, value, place, said = '') {
      const text = isObject(value) ? layOutJson(value) : `${JSON.stringify(value, null, 2)}\n`;
      update(file, ({ history }) => ({
        history: advanced(history, { text, value }, place, Date.now()),
        said,
      }));
      checkSoon(file);
    },
    undo: (file) => step(file, undone, deskWords.undone),
    redo: (file) => step(file, redone, deskWords.redone),
    async save(file) {
      const open = state.get(file);
      if (!open || open.isSaving) return;
      update(file, () => ({ isSaving: true, trouble: '' }));
      await written(open).catch(failed(file));
    },
    show: (file) =>
      show(file).catch((error: Error) => {
        failed(file)(error);
        return undefined;
      }),
    takeOutside(file) {
      const outside = state.get(file)?.outside;
      if (outside) take(file, outside, deskWords.taken);
    },
    keepOwn(file) {
      update(file, ({ base, outside }) => ({
        base: outside ?? base,
        outside: null,
        trouble: '',
        said: deskWords.kept,
      }));
    },
    giveUp(file) {
      const open = state.get(file);
      if (open) take(file, open.base, '');
    },
    removePage: (file) =>
      removePage(file).catch((error: Error) => {
        failed(file)(error);
        return false;
      }),
    make: async (wish) => (await api.make(wish)).file,
    async lookAgain() {
      for (const { file } of state.values()) {
        const form = await api.read(file).catch(() => undefined);
        const open = state.get(file);
        if (!form || !open || open.isSaving) continue;
        if (form.hash === open.base.hash) await checkAgain(open).catch(failed(file));
        else if (isUnsaved(open)) update(file, () => ({ outside: form }));
        else take(file, form, deskWords.taken);
      }
    },
  };
}
