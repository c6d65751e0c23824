import type { Preview } from '@storybook/react-vite';
import { languageItems } from './language.ts';

type GlobalTypes = NonNullable<Preview['globalTypes']>;
type Icon = Extract<GlobalTypes[string]['toolbar'], { icon?: unknown }>['icon'];

const createGlobalType = (
  description: string,
  icon: Icon,
  items: readonly (readonly [string, string])[],
): GlobalTypes[string] => ({
  description,
  toolbar: { icon, items: items.map(([value, title]) => ({ value, title })), dynamicTitle: true },
});

/**
 * The globals of the toolbar, except the width (viewports.ts), for stories and docs pages. The first value is the default.
 * `apply-globals.ts` applies them.
 */
export const globalTypes: GlobalTypes = {
  theme: createGlobalType('Theme', 'contrast', [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]),
  language: createGlobalType('Language', 'globe', languageItems),
  textSize: createGlobalType('Text size', 'zoom', [
    ['100', 'Text 100 %'],
    ['200', 'Text 200 %'],
  ]),
  colours: createGlobalType('Forced colours', 'paintbrush', [
    ['own', 'Normal colours'],
    ['forced', 'Forced colours'],
  ]),
  motion: createGlobalType('Motion', 'lightning', [
    ['own', 'Normal motion'],
    ['reduced', 'Reduced motion'],
  ]),
  accent: createGlobalType('Accent colour', 'circle', [
    ['own', 'Own accent colour'],
    ['s1', 'Indigo'],
    ['s2', 'Mulberry'],
    ['s3', 'Marigold'],
    ['s4', 'Peacock'],
    ['s5', 'Neem'],
  ]),
  textLength: createGlobalType('Text length', 'paragraph', [
    ['own', 'Normal text'],
    ['long', 'Long text'],
  ]),
  direction: createGlobalType('Text direction', 'transfer', [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
};
