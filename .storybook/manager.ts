import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { registerWidthTool } from './toolbar/width-tool.ts';

/** The theme of the device, and the name of the site. */
const base = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
addons.setConfig({
  theme: create({ base, brandTitle: 'Wellness Check · Storybook', brandUrl: './' }),
});
registerWidthTool();
