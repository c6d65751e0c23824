import type { CodesByStatus } from './errors.ts';

/** Error codes of the deletion of an account. */
export const removalCodes: CodesByStatus = { 403: 'password-wrong', 422: 'removal-unconfirmed' };
