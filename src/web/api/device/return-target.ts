import { keys } from './keys.ts';
import { readValue, removeValue, writeValue } from './storage.ts';

/** An address to return to after a login. */
interface ReturnTarget {
  /** Whose session ended there; an address that was opened without a session has none. */
  readonly userid?: string;
  /** Path under the base, with its query. */
  readonly path: string;
}

/** Remembers for this tab where a person was when their session ended: their next login leads back there. */
export function rememberReturn(target: Required<ReturnTarget>): void {
  writeValue(keys.returnTarget, target);
}

/**
 * Remembers for this tab an address that was opened without a session: the next login leads there.
 * An address where a session ended before stays that person's.
 */
export function rememberOpened(path: string): void {
  if (read()?.userid === undefined) writeValue(keys.returnTarget, { path });
}

/** Returns the remembered path when it is this user's or has no owner, and removes it in any case. */
export function takeReturn(userid: string): string | null {
  const target = read();
  removeValue(keys.returnTarget);
  const isTheirs = target?.userid === undefined || target.userid === userid;
  return target && isTheirs ? target.path : null;
}

function read(): ReturnTarget | null {
  const target = readValue(keys.returnTarget);
  return typeof target?.path === 'string' && target.path.startsWith('/') ? target : null;
}
