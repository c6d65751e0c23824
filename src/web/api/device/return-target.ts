import { keys } from './keys.ts';
import { readValue, removeValue, writeValue } from './storage.ts';

/** An address to return to after a login. */
interface ReturnTarget {
  /** The user whose session ended at this address. Undefined if it was opened without a session. */
  readonly userid?: string;
  /** Path below the base path, with query. */
  readonly path: string;
}

/** Saves in this tab where the session of a user ended. The next login of that user returns there. */
export function rememberReturn(target: Required<ReturnTarget>): void {
  writeValue(keys.returnTarget, target);
}

/**
 * Saves in this tab an address that was opened without a session. The next login leads there. Does not replace an
 * address where a session ended.
 */
export function rememberOpened(path: string): void {
  if (read()?.userid === undefined) writeValue(keys.returnTarget, { path });
}

/** Returns the saved path if it belongs to this user or to no user, and removes it in any case. */
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
