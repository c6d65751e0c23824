import { renderDescriptionList, renderTable, escapeHtml } from '#domain/print/html.ts';
import type { Translate } from '#language/translate.ts';
import type { Locale } from '../../language/languages.ts';
import type { Export } from '../export.ts';
import type { ExportedEvent, ExportedMessage } from '../export-records.ts';
import { renderHeading } from './heading.ts';
import { formatTime } from './format-time.ts';

/** Messages that were sent with the address of the person. */
export async function* messagesPart(
  locale: Locale,
  sent: AsyncIterable<ExportedMessage>,
): AsyncGenerator<string> {
  const { t, format } = locale;
  yield `${renderHeading(t, 'messages')}<p>${escapeHtml(t('server.ownPage.messages.lead'))}</p>\n`;
  let count = 0;
  for await (const message of sent) {
    const { reference, dueAt, closedAt } = message;
    const isComplaint = message.kind === 'complaint';
    count += 1;
    yield renderDescriptionList([
      [t('server.ownPage.messages.sent'), formatTime(locale, message.sentAt)],
      [
        t('server.ownPage.messages.kind'),
        isComplaint ? t('server.ownPage.messages.complaint') : t('server.ownPage.messages.message'),
      ],
      [t('server.ownPage.messages.reference'), reference],
      [t('server.ownPage.messages.due'), dueAt && format.longDay(dueAt)],
      [t('server.ownPage.messages.closed'), closedAt && format.longDay(closedAt)],
      [t('server.ownPage.messages.email'), message.email],
      [t('server.ownPage.messages.username'), message.username],
      [t('server.ownPage.messages.age'), String(message.age)],
      [t('server.ownPage.messages.gender'), message.gender],
      [t('server.ownPage.messages.text'), message.message],
    ]);
  }
  if (count === 0) yield `<p>${escapeHtml(t('server.ownPage.messages.none'))}</p>\n`;
}

/** Sessions of the person. */
export function renderSessionsPart(locale: Locale, sessions: Export['sessions']): string {
  const { t } = locale;
  const lines = sessions.map(({ startedAt, usedAt, remembered }) => [
    escapeHtml(formatTime(locale, startedAt)),
    escapeHtml(formatTime(locale, usedAt)),
    escapeHtml(remembered ? t('server.ownPage.sessions.yes') : t('server.ownPage.sessions.no')),
  ]);
  const head = [
    t('server.ownPage.sessions.started'),
    t('server.ownPage.sessions.used'),
    t('server.ownPage.sessions.remembered'),
  ];
  return renderHeading(t, 'account') + renderTable(t('server.ownPage.sessions.caption'), head, lines);
}

/** Names of events. Others, such as those of the admin CLI, are displayed by their codes. */
const eventNames = {
  login: 'server.ownPage.events.login',
  'login-failed': 'server.ownPage.events.loginFailed',
  logout: 'server.ownPage.events.logout',
  'reset-asked': 'server.ownPage.events.resetAsked',
  'reset-done': 'server.ownPage.events.resetDone',
  'password-changed': 'server.ownPage.events.passwordChanged',
  'sessions-ended': 'server.ownPage.events.sessionsEnded',
  'processing-stopped': 'server.ownPage.events.processingStopped',
  'processing-resumed': 'server.ownPage.events.processingResumed',
  'nominee-changed': 'server.ownPage.events.nomineeChanged',
  'account-made': 'server.ownPage.events.accountMade',
  exported: 'server.ownPage.events.exported',
  refused: 'server.ownPage.events.refused',
} as const;

/** Names an event of the audit log. */
export function formatEvent(t: Translate, event: string): string {
  return Object.hasOwn(eventNames, event) ? t(eventNames[event as keyof typeof eventNames]) : event;
}

/** The audit log of the account, streamed in one table per page. */
export async function* eventsPart(
  locale: Locale,
  events: AsyncIterable<ExportedEvent>,
): AsyncGenerator<string> {
  const { t } = locale;
  const caption = t('server.ownPage.events.caption');
  const head = [t('server.ownPage.events.when'), t('server.ownPage.events.what')];
  let lines: string[][] = [];
  let count = 0;
  for await (const { time, event } of events) {
    count += 1;
    lines.push([escapeHtml(formatTime(locale, time)), escapeHtml(formatEvent(t, event))]);
    if (lines.length < rowsPerTable) continue;
    yield renderTable(caption, head, lines);
    lines = [];
  }
  if (lines.length > 0) yield renderTable(caption, head, lines);
  if (count === 0) yield `<p>${escapeHtml(t('server.ownPage.events.none'))}</p>\n`;
}

const rowsPerTable = 500;

/** Companies that process personal data for the institute. */
export function renderProcessorsPart({ t }: Locale, processors: Export['processors']): string {
  const heading = renderHeading(t, 'processors');
  if (processors.length === 0) return `${heading}<p>${escapeHtml(t('server.ownPage.processors.none'))}</p>\n`;
  return heading + renderDescriptionList(processors.map(({ name, purpose }) => [name, purpose] as const));
}
