import { escapeHtml } from '#domain/print/html.ts';
import { renderElement, type Markup } from './markup.ts';

/** A section of the page: a sentence, a plot, and a table with the same figures. */
export interface ReportSection {
  readonly title: string;
  readonly sentence: string;
  readonly plot: Markup | null;
  readonly table: Markup;
}

/** Formats a table; the first cell of each row is its header. */
export function renderFigureTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Markup {
  return renderElement(
    'div',
    { class: 'wide', tabindex: 0, role: 'group', 'aria-label': caption },
    renderElement(
      'table',
      {},
      renderElement('caption', {}, escapeHtml(caption)),
      renderElement(
        'thead',
        {},
        renderElement(
          'tr',
          {},
          head.map((name) => renderElement('th', { scope: 'col' }, escapeHtml(name))),
        ),
      ),
      renderElement(
        'tbody',
        {},
        rows.map(([name = '', ...cells]) =>
          renderElement(
            'tr',
            {},
            renderElement('th', { scope: 'row' }, escapeHtml(name)),
            cells.map((cell) => renderElement('td', {}, escapeHtml(cell))),
          ),
        ),
      ),
    ),
  );
}

/** Renders a section of the page. */
export function renderReportSection({ title, sentence, plot, table: numbers }: ReportSection): Markup {
  return renderElement(
    'section',
    {},
    renderElement('h3', {}, escapeHtml(title)),
    renderElement('p', { class: 'sentence' }, escapeHtml(sentence)),
    plot === null
      ? ''
      : renderElement('div', { class: 'wide plot', tabindex: 0, role: 'group', 'aria-label': title }, plot),
    numbers,
  );
}
