import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** In characters: less is not worth a write of its own. */
const pieceLength = 64 * 1024;

/**
 * Sends a text as it is made, no faster than it is read. What fits into one piece is sent whole, with its length; what
 * fails before the first piece is full is answered as ever. A later failure cuts the connection: nobody may take half a
 * list for the whole.
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
