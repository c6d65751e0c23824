import { isKnownAddress } from '#domain/reading-order/addresses.ts';
import { createInstrumentRule } from './instrument-rule.ts';

export const instrumentNextUnknown = createInstrumentRule({
  id: 'instrument/next-unknown',
  level: 'error',
  description: 'The address to which Next leads after the feedback exists.',
  examples: [{ bad: '"afterFeedback": "/nowhere"', good: '"afterFeedback": "/myPatternScreen"' }],
  check: ({ instrument: { routes }, content: { addresses } }) =>
    isKnownAddress(routes.afterFeedback, addresses)
      ? []
      : [
          {
            path: 'routes.afterFeedback',
            expected: 'the address of a page or screen of the app',
            actual: `"${routes.afterFeedback}"`,
            fix: 'Write the address of the next questionnaire, of a page, or "/myPatternScreen".',
          },
        ],
});
