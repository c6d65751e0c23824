import { channel } from 'node:diagnostics_channel';

/** What happens in the server and is counted where somebody listens. A message names nobody. */

/** An attempt was stored; one that was sent again is not told. */
export const attemptStored = channel('wellness-check:attempt-stored');
/** A call was refused; the message is the code of the refusal. */
export const callRefused = channel('wellness-check:call-refused');
/** A request that nobody can read came, or one that never came whole; the message is the status of its answer. */
export const requestUnreadable = channel('wellness-check:request-unreadable');
