/** Which pages are rendered at build time, and what search engines and previews say about each. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../prepare.mjs';

/**
 * The addresses of `content/pages.json` and the pages of `content/site`, whose front matter describes them.
 * @returns {{ path: string, description: string }[]}
 */
export function listPublicPages() {
  const { descriptions } = JSON.parse(readFileSync(join(root, 'content/pages.json'), 'utf8'));
  const folder = join(root, 'content/site');
  const written = readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({
      path: `/${name.slice(0, -'.mdx'.length)}`,
      description: /^summary:\s*(.+)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1],
    }));
  const pages = [
    ...Object.entries(descriptions).map(([path, description]) => ({ path, description })),
    ...written,
  ];
  const silent = pages.find(({ description }) => !description);
  if (silent)
    throw new Error(`content/site${silent.path}.mdx needs a line "summary: …" in its front matter.`);
  return pages;
}
