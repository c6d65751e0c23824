import type { StorageKey } from './storage-keys.ts';
import { readValue, removeValue, writeValue } from './storage.ts';

/** The stored values of a form. */
interface StoredForm<V> {
  readonly userid: string;
  readonly values: Partial<V>;
}

/** The unsent values of one form, saved in this tab. */
export interface FormDraftStorage<V> {
  /** Saves values, so that an expired session or an accidental navigation does not lose them. */
  save(userid: string, values: Partial<V>): void;
  /** The values of a user; null if there are none or they cannot be parsed. */
  load(userid: string): Partial<V> | null;
  /** Removes the values after the form was sent. */
  forget(): void;
}

/** Creates the accessors of one form. */
export function createFormDraftStorage<V>(key: StorageKey): FormDraftStorage<V> {
  return {
    save: (userid, values) => void writeValue(key, { userid, values } satisfies StoredForm<V>),
    load: (userid) => {
      const stored = readValue(key) as StoredForm<V> | null;
      return stored?.userid === userid ? stored.values : null;
    },
    forget: () => removeValue(key),
  };
}
