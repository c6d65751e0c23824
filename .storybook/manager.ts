import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { offerWidths } from './toolbar/width-tool.ts';

/** The frame around the workbench has its name; its colours are the device's. */
const base = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
addons.setConfig({
  theme: create({ base, brandTitle: 'Wellness Check · workbench', brandUrl: './' }),
});
offerWidths();
