import { defineContentRule } from '../rule.ts';

export const addressSlash = defineContentRule({
  id: 'instrument/address-slash',
  level: 'error',
  description: 'An address starts with a slash.',
  examples: [{ bad: { 'routes.intro': 'quietPage' }, good: { 'routes.intro': '/quietPage' } }],
  check: ({ routes }) =>
    Object.entries(routes)
      .filter(([, route]) => !route.startsWith('/'))
      .map(([name, route]) => ({
        path: `routes.${name}`,
        expected: 'an address that starts with a slash',
        actual: `"${route}"`,
        fix: `Write "/${route}".`,
      })),
});
