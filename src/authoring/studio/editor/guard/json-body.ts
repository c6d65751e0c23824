import type { IncomingMessage } from 'node:http';

/** Thrown if a body exceeds `maxBytes`. */
export class BodyTooLargeError extends Error {}

/** In bytes. The largest questionnaire has 30 kB. */
export const maxBytes = 1_000_000;

/**
 * Reads the body of a request as JSON.
 * @param limit in bytes
 * @throws BodyTooLargeError above the limit
 * @throws SyntaxError if it is not JSON
 */
export async function readJsonBody(request: IncomingMessage, limit = maxBytes): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError();
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > limit) throw new BodyTooLargeError();
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
}
