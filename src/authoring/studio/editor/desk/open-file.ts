import type { Finding } from '../../../finding/finding.ts';
import type { FileForm, TryOutcome } from '../../../drafts/requests.ts';
import { begun, type Entry, type History } from '../model/history.ts';
import type { Json } from '../model/json.ts';

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

/** A file as it was just read. */
export function opened(file: string, form: FileForm): OpenFile {
  return {
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
}

/** Is there something that is not on the disk? */
export function isUnsaved({ base, history }: OpenFile): boolean {
  return history.now.text !== (base.text ?? '');
}

/** The text of a file with its value, where it is JSON that parses. */
export function entryOf(file: string, text: string): Entry {
  if (!file.endsWith('.json')) return { text, value: undefined };
  try {
    return { text, value: JSON.parse(text) as Json };
  } catch {
    return { text, value: undefined };
  }
}
