import { createHash } from 'node:crypto';
import { type ConsentNotice, noticeParts } from '#domain/account/consent-notice.ts';
import { renderDescriptionList, renderTable, escapeHtml } from '#domain/print/html.ts';
import { style } from '#domain/print/style.ts';
import type { Context } from '../../app/context.ts';
import { listConsents, type StoredConsent } from '../../repositories/consents.ts';
import { formatTime } from '../own-page/format-time.ts';
import { messages as own } from '../own-page/messages.ts';
import { findPublishedNotice } from './published-notices.ts';

const messages = {
  title: 'Receipt of your consent',
  lead: 'What you agreed to, when, and the notice that you could read then.',
  institute: 'Given to',
  account: 'Account',
  notice: (version: string) => `The notice of ${version}`,
  noNotice: 'No notice was recorded with these consents.',
  head: ['What', 'You', 'Version', 'When (India)'],
  officer: 'Grievance officer',
};

/** The content security policy: only the inline style, by its hash. */
export const receiptPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join(';');

/** The consents of a person as one HTML page, with the full text of each displayed notice. */
export async function renderConsentReceipt({ db, settings }: Context, userid: number): Promise<string> {
  const consents = await listConsents(db, userid);
  const notices = noticesIn(consents);
  const language = notices.at(-1)?.language ?? 'en-IN';
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(receiptPolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(messages.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(messages.title)}</h1>
<p>${escapeHtml(messages.lead)}</p>
${renderDescriptionList([
  [messages.institute, settings.institute.name],
  [messages.account, String(userid)],
])}${renderTable(own.agreed.caption, messages.head, consents.map(renderRow))}${notices.map(noticePart).join('')}${
  notices.length === 0 ? `<p>${escapeHtml(messages.noNotice)}</p>\n` : ''
}<h2>${escapeHtml(messages.officer)}</h2>
<p>${escapeHtml(Object.values(settings.grievance).join(', '))}</p>
</main>
</body>
</html>
`;
}

/** The published notices of these consents, each once, in order of use. */
function noticesIn(consents: readonly StoredConsent[]): ConsentNotice[] {
  const found = consents.flatMap(({ language, noticeVersion }) =>
    language && noticeVersion ? (findPublishedNotice(language, noticeVersion) ?? []) : [],
  );
  return [...new Set(found)];
}

function renderRow({ purpose, given, version, noticeVersion, language, at }: StoredConsent): string[] {
  const notice = noticeVersion && own.agreed.notice(noticeVersion, language ?? '–');
  return [
    escapeHtml(own.agreed.purposes[purpose]),
    escapeHtml(given ? own.agreed.given : own.agreed.takenBack),
    escapeHtml([version, notice].filter(Boolean).join(', ')),
    escapeHtml(formatTime(at.toISOString())),
  ];
}

function noticePart(notice: ConsentNotice): string {
  const items = notice.items.map(
    ({ data, purpose }) => `<li><b>${escapeHtml(data)}</b>: ${escapeHtml(purpose)}.</li>`,
  );
  const parts = noticeParts.map(
    (part) => `<h3>${escapeHtml(notice[part].title)}</h3>\n<p>${escapeHtml(notice[part].text)}</p>\n`,
  );
  return `<section lang="${escapeHtml(notice.language)}">
<h2>${escapeHtml(messages.notice(notice.version))}: ${escapeHtml(notice.title)}</h2>
<p>${escapeHtml(notice.lead)}</p>
<ul>${items.join('\n')}</ul>
${parts.join('')}</section>
`;
}
