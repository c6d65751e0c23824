import { escapeHtml as escaped } from '#domain/print/html.ts';
import { renderDarkStyles, discs, dressed, styles } from './styles.ts';
import {
  formatLinkAddress,
  dataContact,
  type EmailTemplate,
  sender,
  formatReason,
} from './email-template.ts';

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Renders HTML with a table layout, which all mail programs support, and without pictures, scripts and fonts. */
export function renderHtml(template: EmailTemplate): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(template.subject)}</title>
<style>${renderDarkStyles()}</style>
</head>
<body ${dressed('background', styles.background)}>
<table ${table} width="100%" ${dressed('background', '')}><tr><td align="center" style="${styles.outer}">
<table ${table} width="100%" style="${styles.column}">
<tr><td align="left" style="${styles.brand}">${wordmark()}</td></tr>
<tr><td align="left" ${dressed('card', styles.card)}>
${card(template)}
</td></tr>
<tr><td align="left">
<p ${dressed('quiet', styles.foot)}>${escaped(sender.institute)}<br>${escaped(dataContact)}<br>${escaped(formatReason(template))}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function wordmark(): string {
  const marks = discs.map((disc) => `<span ${dressed(disc, styles.disc)}>&nbsp;</span>`).join('');
  return `<span aria-hidden="true">${marks}</span><span ${dressed('strong', styles.name)}>${escaped(sender.program)}</span>`;
}

function card(template: EmailTemplate): string {
  return [
    `<h1 ${dressed('strong', styles.title)}>${escaped(template.subject)}</h1>`,
    ...renderRows(template),
    ...template.before.map(paragraph),
    button(template),
    ...copy(template),
    ...template.after.map(paragraph),
  ].join('\n');
}

function paragraph(text: string): string {
  return `<p ${dressed('plain', styles.text)}>${escaped(text)}</p>`;
}

function renderRows({ rows = [] }: EmailTemplate): string[] {
  if (rows.length === 0) return [];
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td ${dressed('quiet', styles.label)}>${escaped(label)}</td><td ${dressed('strong', styles.row)}>${escaped(value)}</td></tr>`,
  );
  return [`<table ${table} style="${styles.rows}">${cells.join('')}</table>`];
}

function button({ link, linkText }: EmailTemplate): string {
  const text = `<a href="${escaped(link)}" ${dressed('link', styles.link)}>${escaped(linkText)}</a>`;
  return `<table ${table} style="${styles.button}"><tr><td ${dressed('pill', styles.pill)}>${text}</td></tr></table>`;
}

/**
 * A copy of the URL for mail programs in which the button does not work. Not for mail addresses, which are in the text.
 */
function copy(template: EmailTemplate): string[] {
  if (template.link.startsWith('mailto:')) return [];
  return [
    `<p ${dressed('quiet', styles.copy)}>If the button does not work, copy this address into your browser:<br><span style="${styles.address}">${escaped(formatLinkAddress(template))}</span></p>`,
  ];
}
