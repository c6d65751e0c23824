import type { Translate } from '#language/translate.ts';
import type { Locale } from '../../language/languages.ts';
import type { Mail } from '../mailer.ts';
import { renderHtml } from './render-html.ts';
import {
  formatLinkAddress,
  formatDataContact,
  type EmailTemplate,
  senderNames,
  formatReason,
} from './email-template.ts';

/** Renders plain text and HTML without external resources. */
export function renderEmail(locale: Locale, to: string, template: EmailTemplate): Mail {
  return {
    to,
    subject: template.subject,
    language: locale.language,
    text: renderText(locale.t, template),
    html: renderHtml(locale, template),
  };
}

function renderText(t: Translate, template: EmailTemplate): string {
  const { rows = [], before, linkText, after } = template;
  const parts = [
    rows.map(([label, value]) => `${label}: ${toSingleLine(value)}`).join('\n'),
    ...before,
    `${linkText}:\n${formatLinkAddress(template)}`,
    ...after,
    `${senderNames.program}\n${senderNames.institute}\n${formatDataContact(t)}`,
    formatReason(t, template),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Removes line breaks of user input, which could imitate lines of the template. */
function toSingleLine(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, ' ');
}
