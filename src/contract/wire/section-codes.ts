import type { CodesByStatus } from './errors.ts';

/** The attempts of a section. */
export const historyCodes: CodesByStatus = { 404: 'attempt-missing' };
