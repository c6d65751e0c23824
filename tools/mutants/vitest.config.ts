import { defineConfig } from 'vitest/config';
import { areas } from './areas.mjs';

const { tests, setup } = areas[process.env.MUTANTS_AREA ?? ''] ?? { tests: [], setup: [] };

export default defineConfig({
  test: {
    environment: 'node',
    include: tests,
    globalSetup: setup,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Stryker's copy of the project lies under node_modules, which Vitest leaves out and loads untransformed.
    exclude: [],
    server: { deps: { inline: [/\/stryker\/.*\/(src|tests)\//] } },
  },
});
