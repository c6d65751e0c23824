/** The parts of the code that mutation tests change, and the tests that must fail. */
const domainFolders = ['account', 'answers', 'chain', 'dates', 'instrument', 'progress', 'scoring'];

const domain = Object.fromEntries(
  domainFolders.map((folder) => [
    `domain/${folder}`,
    {
      mutate: [`src/domain/${folder}/**/*.ts`],
      tests: [`tests/domain/${folder}/**/*.test.ts`],
      setup: [],
      minPercent: 95,
      // Other tests cover the texts and examples of rules.
      ignoresStatic: folder === 'instrument',
    },
  ]),
);

export const areas = {
  ...domain,
  contract: {
    mutate: ['src/contract/paths.ts', 'src/contract/errors.ts', 'src/contract/wire/*.ts'],
    tests: ['tests/contract/**/*.test.ts'],
    setup: [],
    minPercent: 90,
    ignoresStatic: true,
  },
  services: {
    mutate: ['src/server/services/*.ts', '!src/server/services/common-passwords.ts'],
    tests: ['tests/server/{responses,routes}/*.test.ts'],
    // One PostgreSQL for the whole run, with a database for each test file.
    setup: ['tests/support/one-cluster.ts'],
    minPercent: 90,
    ignoresStatic: true,
  },
};

export const cacheFolder = 'node_modules/.cache/stryker';

export const getReportFile = (area) => `${cacheFolder}/${area.replace('/', '-')}-report.json`;
