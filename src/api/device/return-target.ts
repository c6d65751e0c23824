import { tab } from './storage.ts';

const key = 'returnTo';

/** Where a person was when the session ended, so that the same person's next login leads back there. */
interface ReturnTarget {
  readonly userid: string;
  /** Path under the base, with its query. */
  readonly path: string;
}

/** Remembers the place for this tab. */
export function rememberReturn(target: ReturnTarget): void {
  tab.write(key, JSON.stringify(target));
}

/** Takes the remembered path when it belongs to this user; forgets it in any case. */
export function takeReturn(userid: string): string | null {
  const text = tab.read(key);
  tab.remove(key);
  try {
    const target = JSON.parse(text ?? 'null') as ReturnTarget | null;
    return target?.userid === userid && target.path.startsWith('/') ? target.path : null;
  } catch {
    return null;
  }
}
