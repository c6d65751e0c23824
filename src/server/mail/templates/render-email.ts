import type { Mail } from '../mailer.ts';
import { renderHtml } from './render-html.ts';
import {
  formatLinkAddress,
  dataContact,
  type EmailTemplate,
  sender,
  formatReason,
} from './email-template.ts';

/** The letter as a mail: plain text, and HTML in the product's look, which loads nothing from anywhere. */
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
    `${sender.program}\n${sender.institute}\n${dataContact}`,
    formatReason(template),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** What was typed makes no line of its own, which would look like one of ours. */
function toSingleLine(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, ' ');
}
