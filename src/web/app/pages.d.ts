/** Types of MDX pages. Their front matter is defined by the feature that displays them. */
declare module '*.mdx' {
  import type { SitePage } from '#features/site/site-page.ts';

  const page: SitePage['default'];
  export default page;
  export const frontmatter: SitePage['frontmatter'];
}
