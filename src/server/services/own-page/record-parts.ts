import { facts, table, text } from '#domain/printed/html.ts';
import type { Export } from '../export.ts';
import type { ExportedEvent, ExportedMessage } from '../export-records.ts';
import { heading } from './heading.ts';
import { dayOf, momentOf } from './moment.ts';
import { words } from './words.ts';

/** Messages that were sent with the person's address, each with what was typed. */
export async function* messagesPart(messages: AsyncIterable<ExportedMessage>): AsyncGenerator<string> {
  const say = words.messages;
  yield `${heading('messages')}<p>${text(say.lead)}</p>\n`;
  let count = 0;
  for await (const message of messages) {
    count += 1;
    yield facts([
      [say.sent, momentOf(message.sentAt)],
      [say.kind, say.kinds[message.kind]],
      ...(message.reference ? [[say.reference, message.reference] as const] : []),
      ...(message.dueAt ? [[say.due, dayOf(message.dueAt)] as const] : []),
      ...(message.closedAt ? [[say.closed, dayOf(message.closedAt)] as const] : []),
      [say.email, message.email],
      [say.username, message.username],
      [say.age, String(message.age)],
      [say.gender, message.gender],
      [say.message, message.message],
    ]);
  }
  if (count === 0) yield `<p>${text(say.none)}</p>\n`;
}

/** Where the person is logged in. */
export function sessionsPart(sessions: Export['sessions']): string {
  const say = words.sessions;
  const lines = sessions.map(({ startedAt, usedAt, remembered }) => [
    text(momentOf(startedAt)),
    text(momentOf(usedAt)),
    text(remembered ? say.yes : say.no),
  ]);
  return heading('account') + table(say.caption, say.head, lines);
}

/** The audit log of the account, in tables of a page's length each, since it is written as it is read. */
export async function* eventsPart(events: AsyncIterable<ExportedEvent>): AsyncGenerator<string> {
  const say = words.events;
  let lines: string[][] = [];
  let count = 0;
  for await (const { time, event } of events) {
    count += 1;
    lines.push([text(momentOf(time)), text(say.names[event] ?? event)]);
    if (lines.length < linesOfTable) continue;
    yield table(say.caption, say.head, lines);
    lines = [];
  }
  if (lines.length > 0) yield table(say.caption, say.head, lines);
  if (count === 0) yield `<p>${text(say.none)}</p>\n`;
}

const linesOfTable = 500;

/** The companies that process personal data for the institute. */
export function processorsPart(processors: Export['processors']): string {
  if (processors.length === 0) return `${heading('processors')}<p>${text(words.processors.none)}</p>\n`;
  return heading('processors') + facts(processors.map(({ name, purpose }) => [name, purpose] as const));
}
