import { renderDescriptionList, renderTable, escapeHtml } from '#domain/print/html.ts';
import type { Export } from '../export.ts';
import type { ExportedEvent, ExportedMessage } from '../export-records.ts';
import { renderHeading } from './heading.ts';
import { formatDay, formatTime } from './format-time.ts';
import { messages } from './messages.ts';

/** Messages that were sent with the address of the person. */
export async function* messagesPart(sent: AsyncIterable<ExportedMessage>): AsyncGenerator<string> {
  const labels = messages.messages;
  yield `${renderHeading('messages')}<p>${escapeHtml(labels.lead)}</p>\n`;
  let count = 0;
  for await (const message of sent) {
    count += 1;
    yield renderDescriptionList([
      [labels.sent, formatTime(message.sentAt)],
      [labels.kind, labels.kinds[message.kind]],
      ...(message.reference ? [[labels.reference, message.reference] as const] : []),
      ...(message.dueAt ? [[labels.due, formatDay(message.dueAt)] as const] : []),
      ...(message.closedAt ? [[labels.closed, formatDay(message.closedAt)] as const] : []),
      [labels.email, message.email],
      [labels.username, message.username],
      [labels.age, String(message.age)],
      [labels.gender, message.gender],
      [labels.message, message.message],
    ]);
  }
  if (count === 0) yield `<p>${escapeHtml(labels.none)}</p>\n`;
}

/** Sessions of the person. */
export function renderSessionsPart(sessions: Export['sessions']): string {
  const labels = messages.sessions;
  const lines = sessions.map(({ startedAt, usedAt, remembered }) => [
    escapeHtml(formatTime(startedAt)),
    escapeHtml(formatTime(usedAt)),
    escapeHtml(remembered ? labels.yes : labels.no),
  ]);
  return renderHeading('account') + renderTable(labels.caption, labels.head, lines);
}

/** The audit log of the account, streamed in one table per page. */
export async function* eventsPart(events: AsyncIterable<ExportedEvent>): AsyncGenerator<string> {
  const labels = messages.events;
  let lines: string[][] = [];
  let count = 0;
  for await (const { time, event } of events) {
    count += 1;
    lines.push([escapeHtml(formatTime(time)), escapeHtml(labels.names[event] ?? event)]);
    if (lines.length < rowsPerTable) continue;
    yield renderTable(labels.caption, labels.head, lines);
    lines = [];
  }
  if (lines.length > 0) yield renderTable(labels.caption, labels.head, lines);
  if (count === 0) yield `<p>${escapeHtml(labels.none)}</p>\n`;
}

const rowsPerTable = 500;

/** Companies that process personal data for the institute. */
export function renderProcessorsPart(processors: Export['processors']): string {
  if (processors.length === 0)
    return `${renderHeading('processors')}<p>${escapeHtml(messages.processors.none)}</p>\n`;
  return (
    renderHeading('processors') +
    renderDescriptionList(processors.map(({ name, purpose }) => [name, purpose] as const))
  );
}
