/** What the editor may write, and nothing else of the repository. */
const patterns = [
  /^questionnaires\/(?!.*\.schema\.json$)[A-Za-z0-9][A-Za-z0-9 ().-]*\.json$/,
  /^content\/chain\.json$/,
  /^content\/reading\/[a-z0-9]+(?:-[a-z0-9]+)*\/[A-Za-z][A-Za-z0-9-]*\.mdx$/,
];

/** Whether a file is one that the editor reads and writes. @param file relative to the repository */
export function isEditable(file: string): boolean {
  return patterns.some((pattern) => pattern.test(file));
}
