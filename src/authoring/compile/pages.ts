import { relative } from 'node:path';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';
import { brokenPage, faultBehind, faultOf } from './broken-page.ts';
import { livePage } from './live-page.ts';

type Transform = (this: unknown, code: string, id: string) => Promise<{ code: string } | null | undefined>;

/**
 * Makes modules of the MDX pages in `content`; the head of a page is exported as `frontmatter`. A development
 * server gives a page that cannot be read or drawn as one that says what is wrong with it; a build fails on it.
 */
export function pages(): Plugin {
  const plugin = mdx({
    include: ['content/**/*.mdx'],
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
  }) as Plugin;
  const compile = plugin.transform as Transform;
  let root: string | undefined;
  return {
    ...plugin,
    enforce: 'pre',
    configResolved(config) {
      if (config.command === 'serve' && config.mode !== 'test') root = config.root;
    },
    async transform(code, id) {
      if (root === undefined) return compile.call(this, code, id) as never;
      const file = relative(root, id.split('?')[0]!).replaceAll('\\', '/');
      try {
        const page = await compile.call(this, code, id);
        if (!page) return page as never;
        const fault = faultOf(file, code);
        return { code: livePage(fault ? brokenPage(code, fault) : page.code), map: null };
      } catch (failure) {
        return { code: livePage(brokenPage(code, faultBehind(file, code, failure))), map: null };
      }
    },
  };
}
