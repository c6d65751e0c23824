import type { Preview } from '@storybook/react-vite';

type Switches = NonNullable<Preview['globalTypes']>;
type Icon = Extract<Switches[string]['toolbar'], { icon?: unknown }>['icon'];

const choice = (
  description: string,
  icon: Icon,
  items: readonly (readonly [string, string])[],
): Switches[string] => ({
  description,
  toolbar: { icon, items: items.map(([value, title]) => ({ value, title })), dynamicTitle: true },
});

/**
 * What the toolbar offers beside the width of the window (widths.ts), each on a story and on a page of documentation.
 * The first choice of each is what the program does by itself. Applied to the whole page by `apply.ts`.
 */
export const switches: Switches = {
  theme: choice('Theme', 'contrast', [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]),
  letters: choice('Size of letters', 'zoom', [
    ['100', 'Letters 100 %'],
    ['200', 'Letters 200 %'],
  ]),
  colours: choice('Forced colours', 'paintbrush', [
    ['own', 'Own colours'],
    ['forced', 'Forced colours'],
  ]),
  motion: choice('Motion', 'lightning', [
    ['own', 'Motion'],
    ['reduced', 'Reduced motion'],
  ]),
  ink: choice('Ink', 'circle', [
    ['own', 'Own ink'],
    ['s1', 'Indigo'],
    ['s2', 'Mulberry'],
    ['s3', 'Marigold'],
    ['s4', 'Peacock'],
    ['s5', 'Neem'],
  ]),
  words: choice('Length of words', 'paragraph', [
    ['own', 'Own words'],
    ['long', 'Long words'],
  ]),
  direction: choice('Direction of writing', 'transfer', [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
};
