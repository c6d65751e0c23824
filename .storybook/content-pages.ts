import type { PluginOption } from 'vite';
import { createPagesPlugin } from '../src/authoring/compile/pages.ts';

const exclude = /\/content\/.*\.mdx$/;

/**
 * Adds the plugin with which stories import the pages of `content`, and excludes these pages from the MDX plugin of Storybook.
 * The name and shape of that plugin are internal to Storybook.
 */
export async function addPagesPlugin(plugins: readonly PluginOption[] = []): Promise<PluginOption[]> {
  const resolved = await Promise.all(plugins.flat(9));
  const others = resolved.map((plugin) => {
    const isMdxPlugin = plugin && 'name' in plugin && plugin.name === 'storybook:mdx-plugin';
    if (!isMdxPlugin || !('transform' in plugin) || typeof plugin.transform !== 'object') return plugin;
    return { ...plugin, transform: { ...plugin.transform, filter: { id: { include: /\.mdx$/, exclude } } } };
  });
  return [createPagesPlugin(), ...others];
}
