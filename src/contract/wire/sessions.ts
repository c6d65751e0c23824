import type { Sessions } from '../responses.ts';
import type { CodesByStatus } from './errors.ts';
import { toRecord, toText, toTime } from './values.ts';

/** Reads the sessions of a user; null for another shape. */
export function readSessions(body: unknown): Sessions | null {
  if (!Array.isArray(body)) return null;
  const sessions = body.map(readSession);
  return sessions.some((session) => session === null) ? null : (sessions as Sessions);
}

function readSession(value: unknown): Sessions[number] | null {
  const { id, startedAt, usedAt, remembered, own } = toRecord(value);
  const [name, start, use] = [toText(id), toTime(startedAt), toTime(usedAt)];
  if (name === null || start === null || use === null) return null;
  return { id: name, startedAt: start, usedAt: use, remembered: remembered === true, own: own === true };
}

/** Error codes of a password change. */
export const passwordChangeCodes: CodesByStatus = { 403: 'password-wrong', 422: 'password-invalid' };
