import { randomInt } from 'node:crypto';
import { complaintDays } from '#domain/institute/complaint.ts';
import { addDays } from '../app/time.ts';

/** Digits and capitals that are not confused when read aloud or in handwriting: no 0, 1, I, L, O, U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 2;
const groupLength = 4;

/** Reference and due date of a complaint. */
export interface NewComplaint {
  readonly reference: string;
  readonly dueAt: Date;
}

/** Creates a random reference (39 bits) such as `K7MX-2PQR`, and the due date. */
export function createComplaintReceipt(now: Date): NewComplaint {
  const randomLetter = () => alphabet.charAt(randomInt(alphabet.length));
  const group = () => Array.from({ length: groupLength }, randomLetter).join('');
  const reference = Array.from({ length: groups }, group).join('-');
  return { reference, dueAt: addDays(now, complaintDays) };
}

/** Normalizes a typed reference: case, spaces and hyphens. */
export function normalizeReference(typed: string): string {
  const normalised = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return `${normalised.slice(0, groupLength)}-${normalised.slice(groupLength)}`;
}
