import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookies } from '#contract/paths.ts';
import { createAppError } from '../errors.ts';

/** Maximum nesting of a body. No call needs more than four levels. */
const maxDepth = 32;

/**
 * Maximum number of consecutive combining marks. Normalizing longer runs takes quadratic time, and no script needs them
 * (UAX #15, section 13: stream-safe text).
 */
const maxMarks = 30;

/** Characters that PostgreSQL cannot store: U+0000 and lone surrogates. */
const notStorable = /\0|\p{Surrogate}/u;

/**
 * Refuses text that is slow to normalize or cannot be stored, before validation: in path parameters, query, cookies and
 * body. Other headers are Latin-1, which has no combining marks.
 */
export function refuseUnreadableText(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params, query, cookies: sent }) => {
    const ours = Object.values(cookies).map((name) => sent?.[name]);
    const texts = [params, query].flatMap((part) => Object.values(part as Record<string, unknown>).flat());
    for (const text of [...texts, ...ours])
      if (typeof text === 'string' && hasLongRunOfMarks(text)) throw createAppError('text-unreadable');
  });
  app.addHook('preValidation', async ({ body }: FastifyRequest) => checkBody(body, 0));
}

function checkBody(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (notStorable.test(value) || hasLongRunOfMarks(value)) throw createAppError('text-unreadable');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === maxDepth) throw createAppError('body-too-deep');
  for (const part of Object.values(value)) checkBody(part, depth + 1);
}

/** Linear time: each run of marks is matched once. */
function hasLongRunOfMarks(text: string): boolean {
  for (const [run] of text.matchAll(/\p{M}+/gu))
    if (run.length > maxMarks && [...run].length > maxMarks) return true;
  return false;
}
