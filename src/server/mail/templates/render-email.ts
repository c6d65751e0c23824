import type { Mail } from '../mailer.ts';
import { renderHtml } from './render-html.ts';
import {
  formatLinkAddress,
  dataContact,
  type EmailTemplate,
  senderNames,
  formatReason,
} from './email-template.ts';

/** Renders plain text and HTML without external resources. */
export function renderEmail(to: string, template: EmailTemplate): Mail {
  return { to, subject: template.subject, text: renderText(template), html: renderHtml(template) };
}

function renderText(template: EmailTemplate): string {
  const { rows = [], before, linkText, after } = template;
  const parts = [
    rows.map(([label, value]) => `${label}: ${toSingleLine(value)}`).join('\n'),
    ...before,
    `${linkText}:\n${formatLinkAddress(template)}`,
    ...after,
    `${senderNames.program}\n${senderNames.institute}\n${dataContact}`,
    formatReason(template),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Removes line breaks of user input, which could imitate lines of the template. */
function toSingleLine(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, ' ');
}
