import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

/** Link texts that are meaningless in the link list of a screen reader. */
const vague = /^(click )?here$|^(this )?(link|page|website|site)$|^this$|^(read |learn )?more$|^click$/i;

export const vagueWords: CheckRule<ParsedPage> = {
  id: 'page/vague-words',
  level: 'error',
  description:
    'The text of a link says where it leads, since screen readers list links without their context.',
  examples: [{ bad: 'Read on [here](/quiet2).', good: 'Read on: [the second page](/quiet2).' }],
  check: ({ links, content: { chain } }) => {
    // The specification requires "Click here" for links to side pages, and only the reading order lists them.
    if (!chain) return [];
    const sides = chain.side.map(({ page }) => `/${page}`.toLowerCase());
    return links
      .filter(({ text, url }) => text && vague.test(text) && !sides.includes(url.toLowerCase()))
      .map(({ line, text }) => ({
        line,
        path: 'link',
        expected: 'words that say where the link leads',
        actual: `[${text}]`,
        fix: 'Name the page or the website. Screen readers list links without their context.',
      }));
  },
};
