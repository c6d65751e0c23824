import type { FastifyRequest } from 'fastify';
import { refuse } from '../errors.ts';

/** A hook that refuses (400) text no database can hold: the zero character and halves of surrogate pairs. */
export async function refuseUnreadableText({ body }: FastifyRequest): Promise<void> {
  if (holdsUnreadable(body)) {
    throw refuse('text-unreadable');
  }
}

function holdsUnreadable(value: unknown): boolean {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsUnreadable);
}
