import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Four kinds of tests live under `tests/`; each project names the folders it runs. */
const node = (name: string, folders: string[], more = {}) => ({
  test: {
    name,
    environment: 'node',
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    ...more,
  },
});

export default defineConfig({
  test: {
    env: { TZ: 'Asia/Kolkata' },
    allowOnly: false,
    projects: [
      node('domain', ['domain', 'questionnaires', 'scenarios']),
      node('server', ['server'], { testTimeout: 60_000, hookTimeout: 120_000 }),
      node('architecture', ['architecture'], { testTimeout: 120_000 }),
      {
        plugins: [react()],
        test: {
          name: 'browser-parts',
          environment: 'jsdom',
          include: ['tests/{ui,api,features,app}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/jsdom-setup.ts'],
        },
      },
    ],
  },
});
