import type { ComplaintReceipt } from '../responses.ts';
import type { CodesByStatus } from './errors.ts';
import { toRecord, toText, toTime } from './values.ts';

/** Error codes of the contact form. */
export const contactCodes: CodesByStatus = { 503: 'message-unsent' };

/** Reads the receipt of a complaint; null for other responses. */
export function readComplaintReceipt(answer: unknown): ComplaintReceipt | null {
  const { reference, dueAt } = toRecord(answer);
  const receipt = { reference: toText(reference), dueAt: toTime(dueAt) };
  return receipt.reference !== null && receipt.dueAt !== null ? (receipt as ComplaintReceipt) : null;
}
