import { escapeHtml } from '#domain/print/html.ts';
import help from '../../../../content/help-now.json';

/** Helplines of `content/help-now.json`, with descriptions. */
export function renderHelplines(): string {
  const lines = help.lines.map(({ name, about, hours, numbers }) => {
    return `<li><strong>${escapeHtml(name)}</strong> ${calls(numbers)}<br>${escapeHtml(`${about} ${hours}.`)}</li>`;
  });
  return `<ul class="help">${lines.join('')}</ul>\n`;
}

/** Names and numbers of the helplines in one line. */
export function renderHelpLine(): string {
  return help.lines.map(({ name, numbers }) => `${escapeHtml(name)} ${calls(numbers)}`).join('; ');
}

type Numbers = (typeof help.lines)[number]['numbers'];

const calls = (numbers: Numbers) =>
  numbers.map(({ tel, shown }) => `<a href="tel:${escapeHtml(tel)}">${escapeHtml(shown)}</a>`).join(', ');
