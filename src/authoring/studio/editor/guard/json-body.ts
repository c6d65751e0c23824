import type { IncomingMessage } from 'node:http';

/** A body with more bytes than a file of an author ever has. */
export class BodyTooLargeError extends Error {}

/** The largest questionnaire of ours has 30 kB. */
export const mostBytes = 1_000_000;

/**
 * The body of a request as JSON.
 * @throws BodyTooLarge above `mostBytes`, SyntaxError for what is no JSON
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw new BodyTooLargeError();
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new BodyTooLargeError();
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
}
