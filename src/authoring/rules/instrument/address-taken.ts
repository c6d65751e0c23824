import { isKnownAddress, screenAddresses } from '#domain/reading-order/addresses.ts';
import { getSlug } from '#domain/reading-order/reading-order.ts';
import { createInstrumentRule } from './instrument-rule.ts';

export const instrumentAddressTaken = createInstrumentRule({
  id: 'instrument/address-taken',
  level: 'error',
  description: 'An address of a questionnaire is not that of a page or of another screen.',
  examples: [{ bad: '"intro": "/dashboard"', good: '"intro": "/patternPage"' }],
  check: ({ instrument, content: { pages, chain } }) => {
    const usedNames = [
      ...screenAddresses,
      ...pages.map(({ slug }) => `/${slug}`),
      ...(chain?.chapters.flatMap((chapter) => chapter.pages.map((page) => `/${getSlug(page)}`)) ?? []),
    ];
    const { afterFeedback: _, ...own } = instrument.routes;
    return Object.entries(own)
      .filter(([, route]) => isKnownAddress(route, usedNames))
      .map(([name, route]) => ({
        path: `routes.${name}`,
        expected: 'an unused address',
        actual: `"${route}", which another page or screen has`,
        fix: 'Choose another address.',
      }));
  },
});
