import { escapeHtml } from '#domain/print/html.ts';
import { messages } from './messages.ts';

/** The heading of a part, with the anchor of the table of contents. */
export function renderHeading(part: keyof typeof messages.parts): string {
  return `<h2 class="first" id="${part}">${escapeHtml(messages.parts[part])}</h2>\n`;
}
