import { escapeHtml } from '#domain/print/html.ts';
import { element, type Markup } from './markup.ts';

/** A section of the page: a sentence, a plot, and a table with the same figures. */
export interface Part {
  readonly title: string;
  readonly sentence: string;
  readonly plot: Markup | null;
  readonly table: Markup;
}

/** Formats a table; the first cell of each row is its header. */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Markup {
  return element(
    'div',
    { class: 'wide', tabindex: 0, role: 'group', 'aria-label': caption },
    element(
      'table',
      {},
      element('caption', {}, escapeHtml(caption)),
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          head.map((name) => element('th', { scope: 'col' }, escapeHtml(name))),
        ),
      ),
      element(
        'tbody',
        {},
        rows.map(([name = '', ...cells]) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, escapeHtml(name)),
            cells.map((cell) => element('td', {}, escapeHtml(cell))),
          ),
        ),
      ),
    ),
  );
}

/** Renders a section of the page. */
export function renderPart({ title, sentence, plot, table: numbers }: Part): Markup {
  return element(
    'section',
    {},
    element('h3', {}, escapeHtml(title)),
    element('p', { class: 'sentence' }, escapeHtml(sentence)),
    plot === null
      ? ''
      : element('div', { class: 'wide plot', tabindex: 0, role: 'group', 'aria-label': title }, plot),
    numbers,
  );
}
