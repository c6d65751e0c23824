import type { FastifyReply } from 'fastify';
import type { Static, TArray, TObject } from 'typebox';
import { listText } from './json-text.ts';
import { sendText } from './send-text.ts';

/**
 * Sends a JSON list page by page. Each record is written by the list's schema, like every other answer.
 * @param write the records of a page, as they travel
 */
export function sendList<Row, Item extends TObject>(
  reply: FastifyReply,
  pages: AsyncIterable<readonly Row[]>,
  write: (page: readonly Row[]) => Static<Item>[],
  schema: TArray<Item>,
): Promise<FastifyReply> {
  const stringify = reply.compileSerializationSchema(schema.items as Item & Record<string, unknown>);
  reply.type('application/json; charset=utf-8');
  return sendText(reply, listText(written(pages, write), stringify));
}

async function* written<Row, Record>(
  pages: AsyncIterable<readonly Row[]>,
  write: (page: readonly Row[]) => Record,
): AsyncGenerator<Record, void, undefined> {
  for await (const page of pages) yield write(page);
}
