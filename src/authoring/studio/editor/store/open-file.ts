import type { Finding } from '../../../finding/finding.ts';
import type { FileVersion, DraftPreviewOutcome } from '../../../drafts/requests.ts';
import { createHistory, type HistoryEntry, type EditHistory } from '../model/history.ts';
import type { Json } from '../../../source/json-value.ts';

/** An open file: its saved version, its edit history and its findings. */
export interface OpenFile {
  readonly file: string;
  /** The saved version on which the draft is based. */
  readonly base: FileVersion;
  readonly history: EditHistory;
  readonly findings: readonly Finding[];
  /** True while the findings are outdated. */
  readonly isChecking: boolean;
  /** The changed file, if another program changed it since the base. */
  readonly externalChange: FileVersion | null;
  /** What the preview displays of the draft; null if it displays the saved file. */
  readonly preview: DraftPreviewOutcome | null;
  readonly isSaving: boolean;
  /** Last status message, announced to screen readers. */
  readonly status: string;
  /** Error message; '' if there is none. */
  readonly error: string;
}

/** Creates the state of a file that was just read. */
export function createOpenFile(file: string, form: FileVersion): OpenFile {
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

/** Returns true if the draft differs from the saved file. */
export function isUnsaved({ base, history }: OpenFile): boolean {
  return history.now.text !== (base.text ?? '');
}

/** Returns true if the draft can be displayed and scored. A version that is not published yet is no hindrance. */
export function canBeScored({ findings }: OpenFile): boolean {
  return findings.every(({ level, rule }) => level !== 'error' || rule.startsWith('version/'));
}

/** Creates a history entry, with the value if the file is valid JSON. */
export function createEntry(file: string, text: string): HistoryEntry {
  if (!file.endsWith('.json')) return { text, value: undefined };
  try {
    return { text, value: JSON.parse(text) as Json };
  } catch {
    return { text, value: undefined };
  }
}
