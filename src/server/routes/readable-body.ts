import type { FastifyRequest } from 'fastify';
import { refuse } from '../errors.ts';

/** Lists and objects inside each other. No call needs more than four. */
const deepest = 32;

/**
 * A hook that refuses (400) what nobody can work with: a body nested without end, and text no database can hold, which
 * is the zero character and halves of surrogate pairs. It runs before any other part of the server looks into the body.
 */
export async function refuseUnreadableBody({ body }: FastifyRequest): Promise<void> {
  lookInto(body, 0);
}

function lookInto(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (/\0|\p{Surrogate}/u.test(value)) throw refuse('text-unreadable');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === deepest) throw refuse('body-too-deep');
  for (const part of Object.values(value)) lookInto(part, depth + 1);
}
