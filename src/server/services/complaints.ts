import { randomInt } from 'node:crypto';
import { complaintDays } from '#domain/institute/complaint.ts';
import { addDays } from '../app/time.ts';

/** Digits and capitals that are not confused when read aloud or written by hand: no 0, 1, I, L, O, U. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 2;
const groupLength = 4;

/** What a complaint has beyond a message of the contact form. */
export interface ComplaintReceipt {
  readonly reference: string;
  readonly dueAt: Date;
}

/** The receipt of a complaint that is received now: a random reference (39 bits) such as `K7MX-2PQR`, and its last day. */
export function createReceipt(now: Date): ComplaintReceipt {
  const randomLetter = () => alphabet.charAt(randomInt(alphabet.length));
  const group = () => Array.from({ length: groupLength }, randomLetter).join('');
  const reference = Array.from({ length: groups }, group).join('-');
  return { reference, dueAt: addDays(now, complaintDays) };
}

/** A reference as it is stored, from one that was typed: in any case, with or without spaces and hyphens. */
export function normalizeReference(typed: string): string {
  const normalised = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return `${normalised.slice(0, groupLength)}-${normalised.slice(groupLength)}`;
}
