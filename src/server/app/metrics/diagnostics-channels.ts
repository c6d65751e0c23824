import { channel } from 'node:diagnostics_channel';

/** Diagnostics channels of the metrics. Messages contain no personal data. */

/** An attempt was stored, not counting repeated submissions. */
export const attemptStoredChannel = channel('wellness-check:attempt-stored');
/** A request was refused; the message is the error code. */
export const callRefusedChannel = channel('wellness-check:call-refused');
/** A request was unreadable or incomplete; the message is the response status. */
export const httpParserFailedChannel = channel('wellness-check:http-parser-failed');
/** The address of a client could not be parsed. */
export const clientAddressUnknownChannel = channel('wellness-check:client-address-unknown');
/** A mail with a link exceeded a limit; the message is the limit: 'address' or 'all'. */
export const linkMailLimitChannel = channel('wellness-check:link-mail-limit-reached');
/** A try to send a mail failed; the message is its purpose, or 'queue'. */
export const mailFailedChannel = channel('wellness-check:mail-failed');
/** A maintenance job failed; the message is its name. */
export const jobFailedChannel = channel('wellness-check:job-failed');
