/** Pages that are written as MDX. What a page may say in its front matter belongs to the feature that shows it. */
declare module '*.mdx' {
  import type { SitePage } from '#features/site/site-page.ts';

  const page: SitePage['default'];
  export default page;
  export const frontmatter: SitePage['frontmatter'];
}
