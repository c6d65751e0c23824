import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** In characters: minimum size of a chunk. */
const pieceLength = 64 * 1024;

/**
 * Streams a text with backpressure. A text of one chunk is sent with its length. An error before the first chunk gets
 * the usual error response; a later one closes the connection, so that a partial list is not taken for a complete one.
 * @param reply with its content type
 */
export async function sendText(reply: FastifyReply, texts: AsyncIterable<string>): Promise<FastifyReply> {
  const { request } = reply;
  const pieces = inPieces(texts);
  const first = await pieces.next();
  const text = first.value ?? '';
  if (text.length < pieceLength) return reply.send(text);
  if (request.method === 'HEAD') {
    await pieces.return();
    return reply.send(Readable.from([]));
  }
  return reply.send(Readable.from(prepend(text, pieces), { objectMode: false }));
}

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

async function* prepend(first: string, rest: AsyncGenerator<string, void, undefined>) {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return();
  }
}
