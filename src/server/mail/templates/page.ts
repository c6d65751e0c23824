import { text as escaped } from '#domain/printed/html.ts';
import { darkSheet, discs, dressed, look } from './look.ts';
import { bare, dataContact, type Letter, sender, why } from './words.ts';

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * A letter as an HTML page: one column of tables, since some mail programs know no other layout. No picture, no
 * script, no font, nothing that a mail program would have to fetch.
 */
export function page(letter: Letter): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.subject)}</title>
<style>${darkSheet()}</style>
</head>
<body ${dressed('ground', look.ground)}>
<table ${table} width="100%" ${dressed('ground', '')}><tr><td align="center" style="${look.outer}">
<table ${table} width="100%" style="${look.column}">
<tr><td align="left" style="${look.brand}">${wordmark()}</td></tr>
<tr><td align="left" ${dressed('card', look.card)}>
${card(letter)}
</td></tr>
<tr><td align="left">
<p ${dressed('quiet', look.foot)}>${escaped(sender.institute)}<br>${escaped(dataContact)}<br>${escaped(why(letter))}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function wordmark(): string {
  const marks = discs.map((disc) => `<span ${dressed(disc, look.disc)}>&nbsp;</span>`).join('');
  return `<span aria-hidden="true">${marks}</span><span ${dressed('strong', look.name)}>${escaped(sender.program)}</span>`;
}

function card(letter: Letter): string {
  return [
    `<h1 ${dressed('strong', look.title)}>${escaped(letter.subject)}</h1>`,
    ...facts(letter),
    ...letter.before.map(paragraph),
    button(letter),
    ...copy(letter),
    ...letter.after.map(paragraph),
  ].join('\n');
}

function paragraph(words: string): string {
  return `<p ${dressed('plain', look.text)}>${escaped(words)}</p>`;
}

function facts({ facts: rows = [] }: Letter): string[] {
  if (rows.length === 0) return [];
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td ${dressed('quiet', look.label)}>${escaped(label)}</td><td ${dressed('strong', look.fact)}>${escaped(value)}</td></tr>`,
  );
  return [`<table ${table} style="${look.facts}">${cells.join('')}</table>`];
}

function button({ link, linkText }: Letter): string {
  const words = `<a href="${escaped(link)}" ${dressed('link', look.link)}>${escaped(linkText)}</a>`;
  return `<table ${table} style="${look.button}"><tr><td ${dressed('pill', look.pill)}>${words}</td></tr></table>`;
}

/** For programs in which the button does nothing. An address to write to stands in the letter anyway. */
function copy(letter: Letter): string[] {
  if (letter.link.startsWith('mailto:')) return [];
  return [
    `<p ${dressed('quiet', look.copy)}>If the button does not work, copy this address into your browser:<br><span style="${look.address}">${escaped(bare(letter))}</span></p>`,
  ];
}
