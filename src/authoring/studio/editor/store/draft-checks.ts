import type { TryOutcome } from '../../../drafts/requests.ts';
import type { EditorApi } from './api.ts';
import type { OpenFile } from './open-file.ts';
import type { OpenFiles } from './open-files.ts';

/** How long nobody types before the draft is checked, in milliseconds. */
const pauseMs = 300;

/** Has drafts checked while they are written, and shown by the running program. */
export class DraftChecks {
  private readonly checking = new Set<string>();
  private readonly pauses = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly api: EditorApi,
    private readonly files: OpenFiles,
  ) {}

  /** @param ms without another call after which the draft is checked */
  schedule(file: string, ms = pauseMs): void {
    clearTimeout(this.pauses.get(file));
    this.files.update(file, () => ({ isChecking: true }));
    this.pauses.set(
      file,
      setTimeout(() => void this.check(file), ms),
    );
  }

  /** What is said of a file rests on others too: on its kept copy, on the settings. */
  async recheck({ file, history, isChecking }: OpenFile): Promise<void> {
    const { text } = history.now;
    if (isChecking) return;
    const { findings } = await this.api.check({ file, text });
    this.files.update(file, (now) => (now.history.now.text === text && !now.isChecking ? { findings } : {}));
  }

  /** Lets the running program show the draft. */
  async show(file: string): Promise<TryOutcome | undefined> {
    const text = this.files.get(file)?.history.now.text;
    if (text === undefined) return undefined;
    const preview = await this.api.show({ file, text });
    this.files.update(file, () => ({ preview }));
    return preview;
  }

  /** One check of a file at a time: what was typed meanwhile is checked once, afterwards. */
  private async check(file: string): Promise<void> {
    const text = this.files.get(file)?.history.now.text;
    if (text === undefined || this.checking.has(file)) return;
    this.checking.add(file);
    await this.fetchFindings(file, text).catch(this.files.createErrorHandler(file));
    this.checking.delete(file);
    const now = this.files.get(file);
    if (now && now.history.now.text !== text && now.error === '') await this.check(file);
  }

  private async fetchFindings(file: string, text: string): Promise<void> {
    if (this.files.get(file)?.preview) await this.show(file);
    const { findings } = await this.api.check({ file, text });
    this.files.update(file, ({ history }) =>
      history.now.text === text ? { findings, isChecking: false, error: '' } : { error: '' },
    );
  }
}
