/** Lists the public pages that are prerendered, with their description for search engines and previews. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../prepare.mjs';

/**
 * Lists the paths of `content/pages.json` and the pages of `content/site`, which have a description in their front matter.
 * @returns {{ path: string, description: string }[]}
 */
export function listPublicPages() {
  const { descriptions } = JSON.parse(readFileSync(join(root, 'content/pages.json'), 'utf8'));
  const folder = join(root, 'content/site');
  const sitePages = readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({
      path: `/${name.slice(0, -'.mdx'.length)}`,
      description: /^summary:\s*(.+)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1],
    }));
  const pages = [
    ...Object.entries(descriptions).map(([path, description]) => ({ path, description })),
    ...sitePages,
  ];
  const undescribed = pages.find(({ description }) => !description);
  if (undescribed)
    throw new Error(
      `content/site${undescribed.path}.mdx: "summary" is missing in the front matter. Add a line "summary: …".`,
    );
  return pages;
}
