import type { PluginOption } from 'vite';
import { createPagesPlugin } from '../src/authoring/compile/pages.ts';

const exclude = /\/content\/.*\.mdx$/;

/**
 * Lets stories import the pages of `content` as the program does. Storybook's own MDX plugin, which is for its
 * documentation, keeps away from them; its name and shape are Storybook's internal affair.
 */
export async function withPages(plugins: readonly PluginOption[] = []): Promise<PluginOption[]> {
  const ready = await Promise.all(plugins.flat(9));
  const others = ready.map((plugin) => {
    const known = plugin && 'name' in plugin && plugin.name === 'storybook:mdx-plugin';
    if (!known || !('transform' in plugin) || typeof plugin.transform !== 'object') return plugin;
    return { ...plugin, transform: { ...plugin.transform, filter: { id: { include: /\.mdx$/, exclude } } } };
  });
  return [createPagesPlugin(), ...others];
}
