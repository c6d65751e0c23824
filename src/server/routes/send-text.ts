import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ListTurn } from '../db/others-first.ts';

/** In characters: less is not worth a write of its own. */
const pieceLength = 64 * 1024;

/**
 * Sends a text as it is made, no faster than it is read. What fits into one piece is sent whole, with its length; what
 * fails before the first piece is full is answered as ever. A later failure cuts the connection: nobody may take half a
 * list for the whole. Each further piece is made in a turn of its own, after everybody else's calls.
 * @param reply with its content type
 */
export async function sendText(reply: FastifyReply, texts: AsyncIterable<string>): Promise<FastifyReply> {
  const { request } = reply;
  const turn = request.caller?.turn;
  const pieces = inPieces(texts);
  const first = await pieces.next().finally(() => turn?.end());
  const text = first.value ?? '';
  if (text.length < pieceLength) return reply.send(text);
  if (request.method === 'HEAD') {
    await pieces.return();
    return reply.send(Readable.from([]));
  }
  return reply.send(Readable.from(allOf(text, pieces, turn), { objectMode: false }));
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

/** @param turn is over whenever a piece is handed over: whoever reads slowly keeps nobody waiting */
async function* allOf(first: string, rest: AsyncGenerator<string, void, undefined>, turn?: ListTurn) {
  try {
    yield first;
    for (;;) {
      await turn?.next();
      const { value, done } = await rest.next().finally(() => turn?.end());
      if (done) return;
      yield value;
    }
  } finally {
    await rest.return();
  }
}
