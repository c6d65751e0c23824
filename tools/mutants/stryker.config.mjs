import { areas, cache, reportOf } from './areas.mjs';

const area = process.env.MUTANTS_AREA ?? 'domain/dates';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  mutate: areas[area].mutate,
  coverageAnalysis: 'perTest',
  ignoreStatic: areas[area].skipsTexts,
  // What changed since the last search is searched again, the rest is remembered.
  incremental: true,
  incrementalFile: `${cache}/${area.replace('/', '-')}.json`,
  tempDirName: `${cache}/${area.replace('/', '-')}`,
  ignorePatterns: ['/content', '/dist', '/docs', '/storybook-static'],
  disableTypeChecks: false,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: reportOf(area) },
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
  warnings: { slow: false },
};
