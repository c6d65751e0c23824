import type { StorageKey } from './keys.ts';
import { readValue, removeValue, writeValue } from './storage.ts';

/** A form that one person has begun in this tab. */
interface Begun<V> {
  readonly userid: string;
  readonly values: Partial<V>;
}

/** What is typed into one form and not sent yet. */
export interface SavedForm<V> {
  /** Saves it for this tab, so that an expired session, or a page left by mistake, does not lose it. */
  save(userid: string, values: Partial<V>): void;
  /** What this person typed; null when that is nothing, or unreadable. */
  load(userid: string): Partial<V> | null;
  /** Removes it: it was sent. */
  forget(): void;
}

/** Saves one form in the tab under a key of the table. */
export function savedForm<V>(key: StorageKey): SavedForm<V> {
  return {
    save: (userid, values) => void writeValue(key, { userid, values } satisfies Begun<V>),
    load: (userid) => {
      const begun = readValue(key) as Begun<V> | null;
      return begun?.userid === userid ? begun.values : null;
    },
    forget: () => removeValue(key),
  };
}
