/**
 * The text below a heading of a Markdown page, without relative links.
 * @param heading such as "## How to write"
 * @throws Error if the page has no such heading
 */
export function getSection(page: string, heading: string): string {
  const level = heading.slice(0, heading.indexOf(' ') + 1);
  const [, rest] = `\n${page}`.split(`\n${heading}\n`);
  if (rest === undefined) throw new Error(`The page has no heading "${heading}".`);
  const end = rest.search(new RegExp(`^#{1,${level.trim().length}} `, 'm'));
  return removeRelativeLinks((end < 0 ? rest : rest.slice(0, end)).trim());
}

/** Replaces links within the repository by their text, because Storybook does not have these pages. */
function removeRelativeLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
}
