import { createHash } from 'node:crypto';
import { type ConsentNotice, noticeParts } from '#domain/account/consent-notice.ts';
import { renderDescriptionList, renderTable, escapeHtml } from '#domain/print/html.ts';
import { style } from '#domain/print/style.ts';
import type { Translate } from '#language/translate.ts';
import type { Context } from '../../app/context.ts';
import type { Locale } from '../../language/languages.ts';
import { listConsents, type StoredConsent } from '../../repositories/consents.ts';
import { formatTime } from '../own-page/format-time.ts';
import { formatConsentVersion, formatDecision, formatPurpose } from '../own-page/consent-texts.ts';
import { findPublishedNotice } from './published-notices.ts';

/** The content security policy: only the inline style, by its hash. */
export const receiptPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join(';');

/** The consents of a person as one HTML page, with the full text of each displayed notice. */
export async function renderConsentReceipt(
  { db, settings }: Context,
  locale: Locale,
  userid: number,
): Promise<string> {
  const { t, tag, dir } = locale;
  const consents = await listConsents(db, userid);
  const notices = noticesIn(consents);
  const title = escapeHtml(t('server.receipt.title'));
  const columns = [
    t('server.receipt.what'),
    t('server.receipt.you'),
    t('server.receipt.version'),
    t('server.receipt.when'),
  ];
  const rows = consents.map((consent) => renderRow(locale, consent));
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(receiptPolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(t('server.receipt.lead'))}</p>
${renderDescriptionList([
  [t('server.receipt.institute'), settings.institute.name],
  [t('server.receipt.account'), String(userid)],
])}${renderTable(t('server.ownPage.agreed.caption'), columns, rows)}${notices.map((notice) => noticePart(t, notice)).join('')}${
  notices.length === 0 ? `<p>${escapeHtml(t('server.receipt.noNotice'))}</p>\n` : ''
}<h2>${escapeHtml(t('server.receipt.officer'))}</h2>
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

function renderRow(locale: Locale, { purpose, given, version, noticeVersion, language, at }: StoredConsent) {
  const { t } = locale;
  return [
    escapeHtml(formatPurpose(t, purpose)),
    escapeHtml(formatDecision(t, given)),
    escapeHtml(formatConsentVersion(t, { version, noticeVersion, language })),
    escapeHtml(formatTime(locale, at.toISOString())),
  ];
}

function noticePart(t: Translate, notice: ConsentNotice): string {
  const { version, language, title, lead } = notice;
  const items = notice.items.map(
    ({ data, purpose }) => `<li><b>${escapeHtml(data)}</b>: ${escapeHtml(purpose)}.</li>`,
  );
  const parts = noticeParts.map(
    (part) => `<h3>${escapeHtml(notice[part].title)}</h3>\n<p>${escapeHtml(notice[part].text)}</p>\n`,
  );
  return `<section>
<h2>${escapeHtml(t('server.receipt.notice', { version }))}: <span lang="${escapeHtml(language)}">${escapeHtml(title)}</span></h2>
<div lang="${escapeHtml(language)}">
<p>${escapeHtml(lead)}</p>
<ul>${items.join('\n')}</ul>
${parts.join('')}</div>
</section>
`;
}
