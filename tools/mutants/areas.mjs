/** Where small faults are planted, and which tests must notice them. */
const domainRooms = ['account', 'answers', 'chain', 'dates', 'instrument', 'progress', 'scoring'];

const domain = Object.fromEntries(
  domainRooms.map((room) => [
    `domain/${room}`,
    {
      mutate: [`src/domain/${room}/**/*.ts`],
      tests: [`tests/domain/${room}/**/*.test.ts`],
      setup: [],
      floor: 95,
      // The words and examples of its rules have tests of their own.
      skipsTexts: room === 'instrument',
    },
  ]),
);

export const areas = {
  ...domain,
  contract: {
    mutate: ['src/contract/paths.ts', 'src/contract/errors.ts', 'src/contract/wire/*.ts'],
    tests: ['tests/contract/**/*.test.ts'],
    setup: [],
    floor: 90,
    skipsTexts: true,
  },
  services: {
    mutate: ['src/server/services/*.ts', '!src/server/services/common-passwords.ts'],
    tests: ['tests/server/{answers,calls}/*.test.ts'],
    // One PostgreSQL for the whole search, with a database for each file of tests.
    setup: ['tests/support/one-cluster.ts'],
    floor: 90,
    skipsTexts: true,
  },
};

export const cache = 'node_modules/.cache/stryker';

export const reportOf = (area) => `${cache}/${area.replace('/', '-')}-report.json`;
