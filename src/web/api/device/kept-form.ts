import { tab } from './storage.ts';

/** A form that one person has begun in this tab. */
interface Begun<V> {
  readonly userid: string;
  readonly values: Partial<V>;
}

/** What is typed into one form and not sent yet. */
export interface KeptForm<V> {
  /** Keeps it for this tab: a session that ended, or a page left by mistake, must not cost it. */
  keep(userid: string, values: Partial<V>): void;
  /** What this person typed; null when that is nothing, or unreadable. */
  of(userid: string): Partial<V> | null;
  /** It was sent. */
  forget(): void;
}

/** @param key of the form, within what the tab remembers */
export function keptForm<V>(key: string): KeptForm<V> {
  return {
    keep: (userid, values) => void tab.write(key, JSON.stringify({ userid, values } satisfies Begun<V>)),
    of(userid) {
      try {
        const begun = JSON.parse(tab.read(key) ?? 'null') as Begun<V> | null;
        return begun?.userid === userid ? begun.values : null;
      } catch {
        return null;
      }
    },
    forget: () => tab.remove(key),
  };
}
