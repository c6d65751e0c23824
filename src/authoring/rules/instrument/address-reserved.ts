import { reservedSegments } from '#contract/paths.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const addressReserved: CheckRule<{ readonly instrument: Pick<Instrument, 'routes'> }> = {
  id: 'instrument/address-reserved',
  level: 'error',
  description:
    'No address of a questionnaire begins with a path segment that the server handles. Its screen would be unreachable.',
  examples: [{ bad: '"intro": "/api/pattern"', good: '"intro": "/patternPage"' }],
  check: ({ instrument: { routes } }) =>
    Object.entries(routes)
      .filter(([, route]) => reservedSegments.includes(route.split('/')[1]?.toLowerCase() ?? ''))
      .map(([name, route]) => ({
        path: `routes.${name}`,
        expected: `an address that does not begin with ${reservedSegments.map((one) => `/${one}`).join(', ')}`,
        actual: `"${route}", which the server handles`,
        fix: 'Choose another address.',
      })),
};
