import { text } from '#domain/printed/html.ts';
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
      element('title', {}, text(title)),
      `<style>${styles}</style>`,
    ),
    element('body', {}, element('main', {}, element('h1', {}, text(title)), ...main)),
  )}\n`;
}

/** Renders the descriptions of the estimators, with a final paragraph. */
export function estimatorsMarkup(estimators: Readonly<Record<string, string>>, closing: string): Markup {
  return element(
    'section',
    {},
    element('h2', {}, text('How the figures are worked out')),
    element(
      'dl',
      {},
      Object.entries(estimators).flatMap(([name, how]) => [
        element('dt', {}, text(name)),
        element('dd', {}, text(how)),
      ]),
    ),
    element('p', {}, text(closing)),
  );
}
