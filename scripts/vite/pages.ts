import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';

/** Makes modules of the MDX pages in `content`; the head of a page is exported as `frontmatter`. */
export function pages(): Plugin {
  const plugin = mdx({
    include: ['content/**/*.mdx'],
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
  });
  return { ...(plugin as Plugin), enforce: 'pre' };
}
