import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cookies } from '#contract/paths.ts';
import { refuse } from '../errors.ts';

/** Nesting of lists and objects in a body. No call needs more than four levels. */
const maxDepth = 32;

/**
 * Combining marks in a row that a text may have. Normalising longer runs takes quadratic time, and no script needs them:
 * Unicode calls text within that bound stream-safe (UAX #15, section 13).
 */
const maxMarks = 30;

/** What no database can store: the zero character and halves of surrogate pairs. */
const notStorable = /\0|\p{Surrogate}/u;

/**
 * Refuses text that is expensive to normalise or cannot be stored before any validation or handler sees it: in path
 * parameters, query, our cookies and the body. Other headers hold Latin-1 only, which has no combining marks.
 */
export function refuseUnreadableText(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params, query, cookies: sent }) => {
    const ours = Object.values(cookies).map((name) => sent?.[name]);
    const texts = [params, query].flatMap((part) => Object.values(part as Record<string, unknown>).flat());
    for (const text of [...texts, ...ours])
      if (typeof text === 'string' && hasLongRunOfMarks(text)) throw refuse('text-unreadable');
  });
  app.addHook('preValidation', async ({ body }: FastifyRequest) => checkBody(body, 0));
}

function checkBody(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (notStorable.test(value) || hasLongRunOfMarks(value)) throw refuse('text-unreadable');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === maxDepth) throw refuse('body-too-deep');
  for (const part of Object.values(value)) checkBody(part, depth + 1);
}

/** Takes linear time: each run of marks is matched once. */
function hasLongRunOfMarks(text: string): boolean {
  for (const [run] of text.matchAll(/\p{M}+/gu))
    if (run.length > maxMarks && [...run].length > maxMarks) return true;
  return false;
}
