import type { ReadingOrderFile } from '../../source/reading-order-file.ts';
import { findUnlistedPages } from '../../source/unlisted-pages.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const fileName: CheckRule<ReadingOrderFile> = {
  id: 'chain/file-name',
  level: 'error',
  description: 'The name of a page file is its address: a letter, then letters, digits and hyphens.',
  examples: [
    { bad: { 'content/reading/quiet/quiet1 copy.mdx': 'Sit.' }, good: {} },
    {
      bad: { 'content/reading/quiet/sit still.mdx': 'Sit.' },
      good: {
        'content/reading/quiet/sitStill.mdx': 'Sit.',
        'content/chain.json': '"pages": ["quiet1", "quiet2", "sitStill"]',
      },
    },
  ],
  check: (chain) =>
    findUnlistedPages(chain)
      .filter(({ listedAs, isNamed }) => !listedAs && !isNamed)
      .map(({ file, slug, folder }) => {
        const name = toSlug(slug);
        const rename = `ename it to "${name}.mdx" and add "${name}" to the pages of the chapter "${folder}" in content/chain.json.`;
        return {
          file,
          path: '',
          expected: 'a name of letters, digits and hyphens that begins with a letter: it is the address',
          actual: `"${slug}"`,
          fix: isCopy(slug) ? `Delete the file, if it is a copy. Else r${rename}` : `R${rename}`,
        };
      }),
};

/**
 * Matches names that file managers give to copies: "quiet1 copy", "quiet1 (2)", "quiet1 - Copy", "Kopie von quiet1".
 */
function isCopy(slug: string): boolean {
  return /\b(copy|kopie|copie)\b|\(\d+\)/i.test(slug);
}

/** Creates a slug from a file name: "sit still" becomes "sitStill". */
function toSlug(name: string): string {
  const words = name.normalize('NFD').match(/[A-Za-z0-9-]+/g) ?? [];
  const joined = words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  return joined.replace(/^[^A-Za-z]+/, '').replace(/-+$/, '') || 'aNewName';
}
