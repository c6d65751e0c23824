import { expect, it } from 'vitest';
import { lookAlike } from '../../../.storybook/look-alikes.ts';

/** A story as it stands after its play function. */
function story(id: string, html: string, more: { title?: string; theme?: string; alike?: string } = {}) {
  const canvasElement = document.createElement('div');
  canvasElement.innerHTML = html;
  document.body.append(canvasElement);
  const { title = 'A', theme = 'light', alike } = more;
  return { canvasElement, globals: { theme }, id, name: id, parameters: { alike }, title };
}

it('two stories of a file that look alike are told, the second with the name of the first', () => {
  expect(lookAlike(story('Ready', '<input id="_r_1_">'))).toBeNull();
  expect(lookAlike(story('Refused', '<input id="_r_7_">'))).toBe('Ready');
  // Seen again, as when a file is saved.
  expect(lookAlike(story('Ready', '<input id="_r_8_">'))).toBeNull();
});

it('a theme, what is in a field, focus, another file and a reason make a story its own', () => {
  const html = '<input><button>Send</button>';
  expect(lookAlike(story('Ready', html, { title: 'B' }))).toBeNull();
  expect(lookAlike(story('Dark', html, { title: 'B', theme: 'dark' }))).toBeNull();
  const filled = story('Filled', html, { title: 'B' });
  Object.assign(filled.canvasElement.firstChild as HTMLInputElement, { value: 'riverbank' });
  expect(lookAlike(filled)).toBeNull();
  const focused = story('Focused', html, { title: 'B' });
  (focused.canvasElement.lastChild as HTMLElement).focus();
  expect(lookAlike(focused)).toBeNull();
  const alike = 'The page is scrolled to its last part.';
  expect(lookAlike(story('Scrolled', html, { title: 'B', alike }))).toBeNull();
  expect(lookAlike(story('Ready elsewhere', html, { title: 'C' }))).toBeNull();
});
