import { escapeHtml } from '#domain/print/html.ts';
import type { Locale } from '../../language/languages.ts';

/** Wraps a block of HTML that is in another language than the page (WCAG 3.1.2). */
export function markBlock(locale: Locale, tag: string, html: string): string {
  return isSameLanguage(locale, tag) ? html : `<div lang="${escapeHtml(tag)}">${html}</div>\n`;
}

/** Escapes a text, and marks it if it is in another language than the page. */
export function markText(locale: Locale, tag: string, text: string): string {
  const escaped = escapeHtml(text);
  return escaped === '' || isSameLanguage(locale, tag)
    ? escaped
    : `<span lang="${escapeHtml(tag)}">${escaped}</span>`;
}

function isSameLanguage({ language }: Locale, tag: string): boolean {
  return tag.split('-')[0] === language;
}
