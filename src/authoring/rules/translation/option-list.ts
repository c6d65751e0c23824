/**
 * Returns the name of the list of answers that contains a text; undefined for other texts.
 * @param path such as `scale.options[0].label`
 */
export function getListName(path: string): string | undefined {
  return /^(.*(?:options|positions))\[\d+\](?:\.label)?$/.exec(path)?.[1];
}
