import { escapeHtml } from '#domain/print/html.ts';
import type { Languages, Locale } from '../../language/languages.ts';
import { markBlock, markText } from './mark-language.ts';
import { readTranslatedContent } from '../../instruments/translated.ts';
import english from '../../../../content/help-now.json';

/** Helplines of `content/help-now.json`, with descriptions. */
export function renderHelplines(locale: Locale, { source }: Languages): string {
  const { help } = readTranslatedContent(locale.language);
  const { t } = help ? locale : source;
  const lines = (help ?? english).lines.map(({ name, about, hours, numbers }) => {
    return `<li><strong>${escapeHtml(name)}</strong> ${calls(numbers)}<br>${escapeHtml(t('server.ownPage.help.line', { about, hours }))}</li>`;
  });
  return markBlock(locale, (help ? locale : source).tag, `<ul class="help">${lines.join('')}</ul>\n`);
}

/** Names and numbers of the helplines in one line. */
export function renderHelpLine(locale: Locale, { source }: Languages): string {
  const { help } = readTranslatedContent(locale.language);
  const { tag } = help ? locale : source;
  return (help ?? english).lines
    .map(({ name, numbers }) => `${markText(locale, tag, name)} ${calls(numbers)}`)
    .join('; ');
}

type Numbers = (typeof english.lines)[number]['numbers'];

const calls = (numbers: Numbers) =>
  numbers.map(({ tel, shown }) => `<a href="tel:${escapeHtml(tel)}">${escapeHtml(shown)}</a>`).join(', ');
