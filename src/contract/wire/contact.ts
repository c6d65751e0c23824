import type { CodesByStatus } from './errors.ts';

/** A message to the institute. */
export const contactCodes: CodesByStatus = { 503: 'message-unsent' };
