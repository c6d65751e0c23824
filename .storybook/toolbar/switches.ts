import type { Preview } from '@storybook/react-vite';

/** What the toolbar offers beside the width of the window (`viewport`). Each is applied to the whole page by `apply.ts`. */
export const switches: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
  },
};
