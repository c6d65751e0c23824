import { channel } from 'node:diagnostics_channel';

/** What happens in the server and is counted where somebody listens. A message names nobody. */

/** An attempt was stored; one that was sent again is not told. */
export const attemptStored = channel('wellness-check:attempt-stored');
/** A call was refused; the message is the code of the refusal. */
export const callRefused = channel('wellness-check:call-refused');
/** A request that nobody can read came, or one that never came whole; the message is the status of its answer. */
export const requestUnreadable = channel('wellness-check:request-unreadable');
/** A client's address could not be parsed: the proxy writes it in a form that the server does not know. */
export const clientAddressUnknown = channel('wellness-check:client-address-unknown');
/** A mail with a link was limited; the message is the limit: 'address' or 'all'. */
export const linkMailLimited = channel('wellness-check:link-mail-limited');
