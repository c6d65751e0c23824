import { type ReadingChapter, type ReadingPageEntry, getSlug } from '#domain/reading-order/reading-order.ts';

/** Slugs are parts of addresses and labels of the reading-order diagram, which have no room for a whole title. */
const maxWords = 4;
/** Words that cannot end a slug. */
const trailingWords = /^(an?|and|as|at|by|for|from|in|into|is|of|on|or|the|to|with|your)$/i;

/**
 * Creates a slug from the first words of a title: "Rest at night: quiet evenings" becomes "restAtNightQuiet". Returns
 * an empty string if the title has no Latin letters.
 */
export function createSlug(title: string): string {
  // Removes accents, and characters before the first letter.
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^A-Za-z]+/, '');
  // "Don't" and "don’t" are one word.
  const words = (plain.replace(/['’]/g, '').match(/[A-Za-z0-9]+/g) ?? []).slice(0, maxWords);
  while (words.length > 1 && trailingWords.test(words.at(-1)!)) words.pop();
  return words
    .map((word, at) => (at === 0 ? word.toLowerCase() : word[0]!.toUpperCase() + word.slice(1).toLowerCase()))
    .join('');
}

/**
 * Returns why a slug cannot be used, or null if it can.
 * @param usedNames slugs and addresses in use, with or without a leading slash
 */
export function checkSlug(slug: string, usedNames: readonly string[]): string | null {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(slug)) {
    return 'A slug begins with a letter and has only letters, digits and hyphens, as in "sleepWell1".';
  }
  const used = usedNames.some((one) => one.replace(/^\//, '').toLowerCase() === slug.toLowerCase());
  return used ? `"${slug}" is in use: another page or screen has this address.` : null;
}

/**
 * Inserts a page into a chapter. If the page before it has its own `next`, the new page takes that over.
 * @param after slug of the page before it, or null for the first position
 */
export function insertPage(
  { pages }: ReadingChapter,
  slug: string,
  after: string | null,
): ReadingPageEntry[] {
  const at = after === null ? 0 : pages.findIndex((page) => getSlug(page) === after) + 1;
  const before = at === 0 ? undefined : pages[at - 1];
  if (before === undefined || typeof before === 'string')
    return [...pages.slice(0, at), slug, ...pages.slice(at)];
  return [...pages.slice(0, at - 1), before.page, { page: slug, next: before.next }, ...pages.slice(at)];
}
