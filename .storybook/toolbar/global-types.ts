import type { Preview } from '@storybook/react-vite';
import { languageItems } from './language.ts';

type GlobalTypes = NonNullable<Preview['globalTypes']>;

const createGlobalType = (
  description: string,
  items: readonly (readonly [string, string])[],
): GlobalTypes[string] => ({
  description,
  toolbar: { items: items.map(([value, title]) => ({ value, title })), dynamicTitle: true },
});

/**
 * The globals of the toolbar, except the viewport (viewports.ts), for stories and docs pages. The first value is the default. The
 * toolbar displays the selected value in words. `apply-globals.ts` applies them.
 */
export const globalTypes: GlobalTypes = {
  theme: createGlobalType('Theme', [
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['system', 'System theme'],
    ['both', 'Light and dark'],
  ]),
  textSize: createGlobalType('Text size', [
    ['100', 'Text 100 %'],
    ['150', 'Text 150 %'],
    ['200', 'Text 200 %'],
  ]),
  contrast: createGlobalType('Contrast', [
    ['normal', 'Normal contrast'],
    ['high', 'High contrast'],
  ]),
  motion: createGlobalType('Motion', [
    ['normal', 'Motion on'],
    ['reduced', 'Reduced motion'],
  ]),
  section: createGlobalType('Section colour', [
    ['own', 'Own colour'],
    ['s1', 'Indigo'],
    ['s2', 'Mulberry'],
    ['s3', 'Marigold'],
    ['s4', 'Peacock'],
    ['s5', 'Neem'],
  ]),
  language: createGlobalType('Language', languageItems),
};

/** The defaults are set, because the toolbar displays no value for a missing global. */
export const initialGlobals: Readonly<Record<string, unknown>> = {
  theme: 'light',
  textSize: '100',
  contrast: 'normal',
  motion: 'normal',
  section: 'own',
  language: 'en',
  // Storybook omits a value from the URL that is not text.
  viewport: { value: '', isRotated: false },
};
