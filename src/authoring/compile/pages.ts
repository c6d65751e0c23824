import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';
import { renderBrokenPage, describeFailure, findBlockingFinding } from './broken-page.ts';
import { mergePageHeads } from '../source/translation/merge-page-heads.ts';
import { parseOverlayName } from '../source/translation/overlay-files.ts';
import { wrapPageForHotUpdate } from './hot-update-page.ts';

type Transform = (this: unknown, code: string, id: string) => Promise<{ code: string } | null | undefined>;

/**
 * Compiles the MDX pages of `content` to modules that export the head as `frontmatter`. If a page cannot be compiled,
 * a development server serves a page that displays the error, and a build fails. A translation has the head of its English page,
 * with translated texts.
 */
export function createPagesPlugin(): Plugin {
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
      const source = addEnglishHead(id, code);
      if (root === undefined) return compile.call(this, source, id) as never;
      const file = relative(root, id.split('?')[0]!).replaceAll('\\', '/');
      try {
        const page = await compile.call(this, source, id);
        if (!page) return page as never;
        const finding = findBlockingFinding(file, source);
        return {
          code: wrapPageForHotUpdate(finding ? renderBrokenPage(code, finding) : page.code),
          map: null,
        };
      } catch (failure) {
        return {
          code: wrapPageForHotUpdate(renderBrokenPage(code, describeFailure(file, code, failure))),
          map: null,
        };
      }
    },
  };
}

/** Adds the values of the English head to a translated page. Returns the text of other files unchanged. */
function addEnglishHead(id: string, code: string): string {
  const name = /\/content\/.*\.mdx$/.test(id) ? parseOverlayName(id) : undefined;
  if (!name || !existsSync(name.source)) return code;
  return mergePageHeads(readFileSync(name.source, 'utf8'), code);
}
