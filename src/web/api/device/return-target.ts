import { keys } from './storage-keys.ts';
import { readValue, removeValue, writeValue } from './storage.ts';

/** An address to return to after a login. */
interface ReturnTarget {
  /** The user whose session ended at this address. Undefined if it was opened without a session. */
  readonly userid?: string;
  /** Path below the base path, with query. */
  readonly path: string;
}

/** Saves in this tab where the session of a user ended. The next login of that user returns there. */
export function saveReturnTarget(target: Required<ReturnTarget>): void {
  writeValue(keys.returnTarget, target);
}

/**
 * Saves in this tab an address that was opened without a session. The next login leads there. Does not replace an
 * address where a session ended.
 */
export function saveOpenedAddress(path: string): void {
  if (readTarget()?.userid === undefined) writeValue(keys.returnTarget, { path });
}

/** Returns the saved path if it belongs to this user or to no user, and removes it in any case. */
export function consumeReturnPath(userid: string): string | null {
  const target = readTarget();
  removeValue(keys.returnTarget);
  const isOwn = target?.userid === undefined || target.userid === userid;
  return target && isOwn ? target.path : null;
}

function readTarget(): ReturnTarget | null {
  const target = readValue(keys.returnTarget);
  return typeof target?.path === 'string' && target.path.startsWith('/') ? target : null;
}
