import { base } from '#contract/paths.ts';
import { escapeHtml } from '#domain/print/html.ts';
import type { Locale } from '../../language/languages.ts';

/**
 * Renders a page without scripts and styles, with a link to the first page.
 * @param text plain text
 */
export function renderPlainPage({ tag, dir, t }: Locale, title: string, text: string): string {
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)} <a href="${base}/">${escapeHtml(t('server.exit.home'))}</a></p>
</body>
</html>
`;
}
