/** The text under a heading of a paper, as far as the next of its rank. Throws when the paper has no such heading. */
export function partOf(paper: string, heading: string): string {
  const rank = heading.slice(0, heading.indexOf(' ') + 1);
  const [, rest] = `\n${paper}`.split(`\n${heading}\n`);
  if (rest === undefined) throw new Error(`No paper here has the heading "${heading}".`);
  const end = rest.search(new RegExp(`^#{1,${rank.trim().length}} `, 'm'));
  return withoutOwnLinks((end < 0 ? rest : rest.slice(0, end)).trim());
}

/** Links between papers of the repository lead nowhere from the workbench: their words stay. */
function withoutOwnLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
}
