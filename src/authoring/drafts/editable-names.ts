/** Files that the editor may write. */
const patterns = [
  /^questionnaires\/(?!.*\.schema\.json$)[A-Za-z0-9][A-Za-z0-9 ().-]*\.json$/,
  /^content\/chain\.json$/,
  // Translations.
  /^content\/(?:[a-z]+(?:-[a-z]+)*\/){0,2}[A-Za-z][A-Za-z0-9-]*\.[a-z]{2,3}\.json$/,
  /^content\/(?:reading\/[a-z0-9]+(?:-[a-z0-9]+)*|site|exercises)\/[A-Za-z][A-Za-z0-9-]*\.[a-z]{2,3}\.mdx$/,
  /^content\/reading\/[a-z0-9]+(?:-[a-z0-9]+)*\/[A-Za-z][A-Za-z0-9-]*\.mdx$/,
];

/**
 * Returns true if the editor may read and write the file.
 * @param file relative to the repository
 */
export function isEditable(file: string): boolean {
  return patterns.some((pattern) => pattern.test(file));
}
