import { areas, cacheFolder, getReportFile } from './areas.mjs';

const area = process.env.MUTANTS_AREA ?? 'domain/dates';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  mutate: areas[area].mutate,
  coverageAnalysis: 'perTest',
  ignoreStatic: areas[area].ignoresStatic,
  // Tests only mutants in changed code; the other results are cached.
  incremental: true,
  incrementalFile: `${cacheFolder}/${area.replace('/', '-')}.json`,
  tempDirName: `${cacheFolder}/${area.replace('/', '-')}`,
  ignorePatterns: ['/content', '/dist', '/docs', '/storybook-static'],
  disableTypeChecks: false,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: getReportFile(area) },
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
  warnings: { slow: false },
};
