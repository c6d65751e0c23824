import { tab } from './storage.ts';

const key = 'returnTo';

/** An address to come back to after a login. */
interface ReturnTarget {
  /** Whose it is, when a session ended there; an address that was opened without a session is anybody's. */
  readonly userid?: string;
  /** Path under the base, with its query. */
  readonly path: string;
}

/** Remembers for this tab where a person was when their session ended: their next login leads back there. */
export function rememberReturn(target: Required<ReturnTarget>): void {
  tab.write(key, JSON.stringify(target));
}

/**
 * Remembers for this tab an address that was opened without a session: the next login leads there, whoever logs in.
 * Where somebody's session ended before, the place stays theirs.
 */
export function rememberOpened(path: string): void {
  if (read()?.userid === undefined) tab.write(key, JSON.stringify({ path } satisfies ReturnTarget));
}

/** Takes the remembered path when it is this user's or anybody's; forgets it in any case. */
export function takeReturn(userid: string): string | null {
  const target = read();
  tab.remove(key);
  const isTheirs = target?.userid === undefined || target.userid === userid;
  return target && isTheirs ? target.path : null;
}

function read(): ReturnTarget | null {
  try {
    const target = JSON.parse(tab.read(key) ?? 'null') as ReturnTarget | null;
    return target?.path.startsWith('/') ? target : null;
  } catch {
    return null;
  }
}
