import type { CodesByStatus } from './errors.ts';

/** The removal of an account. */
export const removalCodes: CodesByStatus = { 403: 'password-wrong', 422: 'removal-unconfirmed' };
