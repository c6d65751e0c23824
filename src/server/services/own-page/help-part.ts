import { escapeHtml } from '#domain/print/html.ts';
import type { Languages, Locale } from '../../language/languages.ts';
import { markBlock, markText } from './mark-language.ts';
import help from '../../../../content/help-now.json';

/** Helplines of `content/help-now.json`, with descriptions. */
export function renderHelplines(locale: Locale, { source }: Languages): string {
  const lines = help.lines.map(({ name, about, hours, numbers }) => {
    return `<li><strong>${escapeHtml(name)}</strong> ${calls(numbers)}<br>${escapeHtml(`${about} ${hours}.`)}</li>`;
  });
  return markBlock(locale, source.tag, `<ul class="help">${lines.join('')}</ul>\n`);
}

/** Names and numbers of the helplines in one line. */
export function renderHelpLine(locale: Locale, { source }: Languages): string {
  return help.lines
    .map(({ name, numbers }) => `${markText(locale, source.tag, name)} ${calls(numbers)}`)
    .join('; ');
}

type Numbers = (typeof help.lines)[number]['numbers'];

const calls = (numbers: Numbers) =>
  numbers.map(({ tel, shown }) => `<a href="tel:${escapeHtml(tel)}">${escapeHtml(shown)}</a>`).join(', ');
