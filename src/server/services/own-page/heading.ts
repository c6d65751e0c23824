import { text } from '#domain/printed/html.ts';
import { words } from './words.ts';

/** The heading of a part, to which the list at the top leads. */
export function heading(part: keyof typeof words.parts): string {
  return `<h2 class="first" id="${part}">${text(words.parts[part])}</h2>\n`;
}
