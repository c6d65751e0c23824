import type { Translate } from '#language/translate.ts';
import { escapeHtml as escaped } from '#domain/print/html.ts';
import type { Locale } from '../../language/languages.ts';
import { renderDarkStyles, discs, renderStyleAttributes, styles } from './styles.ts';
import {
  formatLinkAddress,
  formatDataContact,
  type EmailTemplate,
  senderNames,
  formatReason,
} from './email-template.ts';

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Renders HTML with a table layout, which all mail programs support, and without pictures, scripts and fonts. */
export function renderHtml({ tag, dir, t }: Locale, template: EmailTemplate): string {
  const start = dir === 'rtl' ? 'right' : 'left';
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(template.subject)}</title>
<style>${renderDarkStyles()}</style>
</head>
<body ${renderStyleAttributes('background', styles.background)}>
<table ${table} width="100%" ${renderStyleAttributes('background', '')}><tr><td align="center" style="${styles.outer}">
<table ${table} width="100%" style="${styles.column}">
<tr><td align="${start}" style="${styles.brand}">${wordmark()}</td></tr>
<tr><td align="${start}" ${renderStyleAttributes('card', styles.card)}>
${card(t, template)}
</td></tr>
<tr><td align="${start}">
<p ${renderStyleAttributes('quiet', styles.foot)}>${escaped(senderNames.institute)}<br>${escaped(formatDataContact(t))}<br>${escaped(formatReason(t, template))}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function wordmark(): string {
  const marks = discs
    .map((disc) => `<span ${renderStyleAttributes(disc, styles.disc)}>&nbsp;</span>`)
    .join('');
  return `<span aria-hidden="true">${marks}</span><span ${renderStyleAttributes('strong', styles.name)}>${escaped(senderNames.program)}</span>`;
}

function card(t: Translate, template: EmailTemplate): string {
  return [
    `<h1 ${renderStyleAttributes('strong', styles.title)}>${escaped(template.subject)}</h1>`,
    ...renderRows(template),
    ...template.before.map(paragraph),
    button(template),
    ...copy(t, template),
    ...template.after.map(paragraph),
  ].join('\n');
}

function paragraph(text: string): string {
  return `<p ${renderStyleAttributes('plain', styles.text)}>${escaped(text)}</p>`;
}

function renderRows({ rows = [] }: EmailTemplate): string[] {
  if (rows.length === 0) return [];
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td ${renderStyleAttributes('quiet', styles.label)}>${escaped(label)}</td><td ${renderStyleAttributes('strong', styles.row)}>${escaped(value)}</td></tr>`,
  );
  return [`<table ${table} style="${styles.rows}">${cells.join('')}</table>`];
}

function button({ link, linkText }: EmailTemplate): string {
  const text = `<a href="${escaped(link)}" ${renderStyleAttributes('link', styles.link)}>${escaped(linkText)}</a>`;
  return `<table ${table} style="${styles.button}"><tr><td ${renderStyleAttributes('pill', styles.pill)}>${text}</td></tr></table>`;
}

/**
 * A copy of the URL for mail programs in which the button does not work. Not for mail addresses, which are in the text.
 */
function copy(t: Translate, template: EmailTemplate): string[] {
  if (template.link.startsWith('mailto:')) return [];
  return [
    `<p ${renderStyleAttributes('quiet', styles.copy)}>${escaped(t('mail.copyAddress'))}<br><span style="${styles.address}">${escaped(formatLinkAddress(template))}</span></p>`,
  ];
}
