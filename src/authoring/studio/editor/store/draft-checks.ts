import type { DraftPreviewOutcome } from '../../../drafts/requests.ts';
import type { EditorApi } from './api.ts';
import type { OpenFile } from './open-file.ts';
import type { OpenFiles } from './open-files.ts';

/** Delay after the last change before the draft is checked, in milliseconds. */
const pauseMs = 300;

/** Checks drafts after changes, and updates their preview. */
export class DraftChecks {
  private readonly checking = new Set<string>();
  private readonly pauses = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly api: EditorApi,
    private readonly files: OpenFiles,
  ) {}

  /** @param ms delay in milliseconds, restarted by each call */
  schedule(file: string, ms = pauseMs): void {
    clearTimeout(this.pauses.get(file));
    this.files.update(file, () => ({ isChecking: true }));
    this.pauses.set(
      file,
      setTimeout(() => void this.check(file), ms),
    );
  }

  /** Checks an unchanged draft again, because its findings also depend on other files. */
  async recheck({ file, history, isChecking }: OpenFile): Promise<void> {
    const { text } = history.now;
    if (isChecking) return;
    const { findings } = await this.api.check({ file, text });
    this.files.update(file, (now) => (now.history.now.text === text && !now.isChecking ? { findings } : {}));
  }

  /** Displays the draft in the preview. */
  async show(file: string): Promise<DraftPreviewOutcome | undefined> {
    const text = this.files.get(file)?.history.now.text;
    if (text === undefined) return undefined;
    const preview = await this.api.show({ file, text });
    this.files.update(file, () => ({ preview }));
    return preview;
  }

  /** Checks a file, one check at a time. Changes during a check are checked once afterwards. */
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
