import { escapeHtml } from '#domain/print/html.ts';
import { element, type Markup } from './markup.ts';
import { styles } from './styles.ts';

/** Renders a page as a single file without scripts and external resources. */
export function renderDocument(title: string, ...main: readonly (Markup | readonly Markup[])[]): string {
  return `<!doctype html>\n${element(
    'html',
    { lang: 'en-IN' },
    element(
      'head',
      {},
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
      element('title', {}, escapeHtml(title)),
      `<style>${styles}</style>`,
    ),
    element('body', {}, element('main', {}, element('h1', {}, escapeHtml(title)), ...main)),
  )}\n`;
}

/** Renders the descriptions of the estimators, with a final paragraph. */
export function renderEstimators(estimators: Readonly<Record<string, string>>, closing: string): Markup {
  return element(
    'section',
    {},
    element('h2', {}, escapeHtml('How the figures are computed')),
    element(
      'dl',
      {},
      Object.entries(estimators).flatMap(([name, how]) => [
        element('dt', {}, escapeHtml(name)),
        element('dd', {}, escapeHtml(how)),
      ]),
    ),
    element('p', {}, escapeHtml(closing)),
  );
}
