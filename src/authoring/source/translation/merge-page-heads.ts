import { stringify } from 'yaml';
import { displayedKeys } from '../frontmatter.ts';
import { splitPage } from './hash-text.ts';

/**
 * Returns a translated page with the head of the English one: only its texts differ.
 * @param english the text of the English page
 */
export function mergePageHeads(english: string, translated: string): string {
  const own = splitPage(translated);
  const { head } = splitPage(english);
  const texts = displayedKeys.flatMap((key) => (own.head[key] === undefined ? [] : [[key, own.head[key]]]));
  return `---\n${stringify({ ...head, ...Object.fromEntries(texts) })}---\n${own.body}`;
}
