import { text } from '#domain/printed/html.ts';
import { element, type Markup } from './markup.ts';

/** One plot of the page: what it shows in a sentence, the drawing, and the same as numbers. */
export interface Part {
  readonly title: string;
  readonly sentence: string;
  readonly plot: Markup | null;
  readonly table: Markup;
}

/** A table whose first cell names each row. */
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
      element('caption', {}, text(caption)),
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          head.map((name) => element('th', { scope: 'col' }, text(name))),
        ),
      ),
      element(
        'tbody',
        {},
        rows.map(([name = '', ...cells]) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, text(name)),
            cells.map((cell) => element('td', {}, text(cell))),
          ),
        ),
      ),
    ),
  );
}

/** The part as it stands in the page. */
export function partMarkup({ title, sentence, plot, table: numbers }: Part): Markup {
  return element(
    'section',
    {},
    element('h3', {}, text(title)),
    element('p', { class: 'sentence' }, text(sentence)),
    plot === null
      ? ''
      : element('div', { class: 'wide plot', tabindex: 0, role: 'group', 'aria-label': title }, plot),
    numbers,
  );
}
