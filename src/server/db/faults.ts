/** A fault of the database itself: unreachable, or full. */
export type DatabaseFault = 'away' | 'full';

/**
 * Error codes of the network, a disk (the erasure log is on one) and PostgreSQL, and messages of drivers without a
 * code.
 */
const codesAway =
  /^(E(ACCES|IO|MFILE|NFILE|PERM|ROFS)|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|EHOST(UNREACH|DOWN)|ENET(UNREACH|DOWN)|08...|25006|25P0[24]|40P01|53[03]00|53200|55P03|57(014|P..)|58...|F0000|XX000)$/;
const codesFull = /^(53100|ENOSPC|EDQUOT)$/;
const connectionMessages =
  /connection (terminated|timeout|error)|timeout (exceeded when trying to connect|expired)|query read timeout|not queryable|client was closed|pglite is clos|cannot use a pool|has not completed|unreachable|memory access out of bounds|aborted\(/i;

/**
 * Classifies an error and its causes as a fault of the database: unreachable, hung, timed out, full, or lock timeout.
 * Null for other errors, such as a rejected value.
 */
export function classifyFault(error: unknown): DatabaseFault | null {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const { code } = one as NodeJS.ErrnoException;
    if (typeof code === 'string' && codesFull.test(code)) return 'full';
    if (typeof code === 'string' && codesAway.test(code)) return 'away';
    if (/no space left on device|disk quota exceeded/i.test(one.message)) return 'full';
    // Messages of failed queries are excluded, because they contain values of the query.
    if (!one.message.startsWith('Failed query') && code === undefined && connectionMessages.test(one.message))
      return 'away';
  }
  return null;
}
