import type { OpenFile } from './open-file.ts';

/** All open files by name. */
export type EditorState = ReadonlyMap<string, OpenFile>;

/** The open files and their subscribers, for `useSyncExternalStore`. */
export class OpenFiles {
  private state: EditorState = new Map();
  private readonly listeners = new Set<() => void>();

  readonly getState = (): EditorState => this.state;

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

  /** Changes a file. Does nothing if it is not open, such as after its removal. */
  update(file: string, change: (open: OpenFile) => Partial<OpenFile>): void {
    const open = this.state.get(file);
    if (open) this.put({ ...open, ...change(open) });
  }

  /** Closes a file without notifying subscribers, because the current view reads it until it navigates away. */
  close(file: string): void {
    this.state = new Map([...this.state].filter(([name]) => name !== file));
  }

  /** Creates a handler that displays the error next to the file. */
  createErrorHandler(file: string): (error: Error) => void {
    return (error) => this.update(file, () => ({ error: error.message, isSaving: false, isChecking: false }));
  }
}
