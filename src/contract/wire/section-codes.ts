import type { CodesByStatus } from './errors.ts';

/** Error codes of the history of a section. */
export const historyCodes: CodesByStatus = { 404: 'attempt-missing' };
