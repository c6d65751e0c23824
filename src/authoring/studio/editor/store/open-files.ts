import type { OpenFile } from './open-file.ts';

/** Every file that was opened, by its name. */
export type EditorState = ReadonlyMap<string, OpenFile>;

/** The open files, and who wants to hear of each change; for `useSyncExternalStore`. */
export class OpenFiles {
  private state: EditorState = new Map();
  private readonly listeners = new Set<() => void>();

  readonly current = (): EditorState => this.state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };

  get(file: string): OpenFile | undefined {
    return this.state.get(file);
  }

  put(open: OpenFile): void {
    this.state = new Map([...this.state, [open.file, open]]);
    for (const listener of this.listeners) listener();
  }

  /** Changes a file; does nothing where it is not open, as when it was removed meanwhile. */
  update(file: string, change: (open: OpenFile) => Partial<OpenFile>): void {
    const open = this.state.get(file);
    if (open) this.put({ ...open, ...change(open) });
  }

  /** Closes a file without notifying subscribers: the caller that removed it navigates away and still reads it until then. */
  close(file: string): void {
    this.state = new Map([...this.state].filter(([name]) => name !== file));
  }

  /** Tells of a file why something did not work. */
  createErrorHandler(file: string): (error: Error) => void {
    return (error) => this.update(file, () => ({ error: error.message, isSaving: false, isChecking: false }));
  }
}
