import { type ReadingChapter, type ReadingPageEntry, getSlug } from '#domain/chain/chain.ts';

/** A slug stands in addresses and in the picture of the chain, where a whole title has no room. */
const mostWords = 4;
/** Words that need another one behind them. */
const small = /^(an?|and|as|at|by|for|from|in|into|is|of|on|or|the|to|with|your)$/i;

/**
 * A slug made of the first words of a title: "Rest at night: quiet evenings" gives "restAtNightQuiet". Empty when the
 * title has no letters.
 */
export function createSlug(title: string): string {
  // Letters lose their accents; a number cannot stand first.
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^A-Za-z]+/, '');
  // "Don't" and "don’t" are one word.
  const words = (plain.replace(/['’]/g, '').match(/[A-Za-z0-9]+/g) ?? []).slice(0, mostWords);
  while (words.length > 1 && small.test(words.at(-1)!)) words.pop();
  return words
    .map((word, at) => (at === 0 ? word.toLowerCase() : word[0]!.toUpperCase() + word.slice(1).toLowerCase()))
    .join('');
}

/**
 * Why a slug cannot be used, in the author's words; null when it can.
 * @param usedNames slugs and addresses in use, with or without a leading slash
 */
export function checkSlug(slug: string, usedNames: readonly string[]): string | null {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(slug)) {
    return 'A slug begins with a letter and has only letters, digits and hyphens, as in "sleepWell1".';
  }
  const used = usedNames.some((one) => one.replace(/^\//, '').toLowerCase() === slug.toLowerCase());
  return used ? `"${slug}" is taken: another page or screen has this address.` : null;
}

/**
 * The pages of a chapter with a new one in its place. Where the page before it led elsewhere by its own `next`, the
 * new page leads there now.
 * @param after the slug before it, null for the first place
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
