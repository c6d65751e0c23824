import type { Database } from '../db/database.ts';
import { dataKeyFingerprint } from '../repositories/sealing-keys.ts';

/** In ms. So long a process that was left running may answer by a key that is no longer the right one. */
const lookMs = 5_000;

/**
 * Looks every few seconds whether the database still knows this data key. What keeps the wrong one from being used is the
 * fence (`db/key-fence.ts`); this is how the process learns that it serves nobody any more.
 * @param onChanged called once
 * @returns `stop`
 */
export function watchDataKey(db: Database, fingerprint: string, onChanged: () => void): { stop(): void } {
  const timer = setInterval(async () => {
    const known = await dataKeyFingerprint(db).catch(() => fingerprint);
    if (known === fingerprint) return;
    clearInterval(timer);
    onChanged();
  }, lookMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
