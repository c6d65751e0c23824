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
    // Stryker copies the project to node_modules, which Vitest excludes and does not transform by default.
    exclude: [],
    server: { deps: { inline: [/\/stryker\/.*\/(src|tests)\//] } },
  },
});
