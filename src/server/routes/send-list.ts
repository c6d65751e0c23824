import type { FastifyReply } from 'fastify';
import type { Static, TArray, TObject } from 'typebox';
import { listText } from './json-text.ts';
import { sendText } from './send-text.ts';

/**
 * Streams a JSON list page by page, serialized by the schema of the list.
 * @param write converts a page to records
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
