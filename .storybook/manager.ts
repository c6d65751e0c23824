import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { registerSideBySide } from './toolbar/side-by-side.ts';
import { registerWidthTool } from './toolbar/width-tool.ts';

/** The theme of the device, and the name of the site. */
const base = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const badge = (tag: string, text: string, style: 'green' | 'turquoise' | 'orange' | 'red') => ({
  tags: tag,
  badge: { text, style },
  display: { sidebar: [{ type: 'component' as const, skipInherited: true }] },
});

addons.setConfig({
  theme: create({ base, brandTitle: 'Wellness Check · Storybook', brandUrl: './' }),
  // The statuses of docs/status.ts. A component without a tag is stable.
  tagBadges: [
    badge('new', 'New', 'turquoise'),
    badge('changing', 'Changing', 'orange'),
    badge('deprecated', 'Deprecated', 'red'),
  ] satisfies TagBadgeParameters,
});
registerWidthTool();
registerSideBySide();
