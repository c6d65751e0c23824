import { escapeHtml } from '#domain/print/html.ts';
import { renderElement, type Markup } from './markup.ts';
import { styles } from './styles.ts';

/** Renders a page as a single file without scripts and external resources. */
export function renderDocument(title: string, ...main: readonly (Markup | readonly Markup[])[]): string {
  return `<!doctype html>\n${renderElement(
    'html',
    { lang: 'en' },
    renderElement(
      'head',
      {},
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
      renderElement('title', {}, escapeHtml(title)),
      `<style>${styles}</style>`,
    ),
    renderElement('body', {}, renderElement('main', {}, renderElement('h1', {}, escapeHtml(title)), ...main)),
  )}\n`;
}

/** Renders the descriptions of the estimators, with a final paragraph. */
export function renderEstimators(estimators: Readonly<Record<string, string>>, closing: string): Markup {
  return renderElement(
    'section',
    {},
    renderElement('h2', {}, escapeHtml('How the figures are computed')),
    renderElement(
      'dl',
      {},
      Object.entries(estimators).flatMap(([name, how]) => [
        renderElement('dt', {}, escapeHtml(name)),
        renderElement('dd', {}, escapeHtml(how)),
      ]),
    ),
    renderElement('p', {}, escapeHtml(closing)),
  );
}
