import type { Finding } from '../../../finding/finding.ts';
import type { FileForm, TryOutcome } from '../../../drafts/requests.ts';
import { createHistory, type Entry, type History } from '../model/history.ts';
import type { Json } from '../model/json.ts';

/** An open file: its form on the disk and its edit history. */
export interface OpenFile {
  readonly file: string;
  /** The form on the disk that the draft is based on. */
  readonly base: FileForm;
  readonly history: History;
  readonly findings: readonly Finding[];
  /** True while the findings are those of an earlier text. */
  readonly isChecking: boolean;
  /** The file as somebody else left it, while the draft is based on another form. */
  readonly externalChange: FileForm | null;
  /** What the program shows of the draft; null while it shows the file. */
  readonly preview: TryOutcome | null;
  readonly isSaving: boolean;
  /** What happened last, for everyone to hear. */
  readonly status: string;
  /** Why something did not work; '' while nothing is wrong. */
  readonly error: string;
}

/** A file as it was just read. */
export function createOpenFile(file: string, form: FileForm): OpenFile {
  return {
    file,
    base: form,
    history: createHistory(createEntry(file, form.text ?? '')),
    findings: [],
    isChecking: true,
    externalChange: null,
    preview: null,
    isSaving: false,
    status: '',
    error: '',
  };
}

/** Is there something that is not on the disk? */
export function isUnsaved({ base, history }: OpenFile): boolean {
  return history.now.text !== (base.text ?? '');
}

/** The text of a file with its value, where it is JSON that parses. */
export function createEntry(file: string, text: string): Entry {
  if (!file.endsWith('.json')) return { text, value: undefined };
  try {
    return { text, value: JSON.parse(text) as Json };
  } catch {
    return { text, value: undefined };
  }
}
