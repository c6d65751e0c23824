import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Forbidden uses of libraries, each with a planted example. */
const rules = [
  {
    name: 'uses no interface of React Router that is marked as unsafe',
    pattern: /\bUNSAFE_\w/,
    planted: "import { UNSAFE_createBrowserHistory } from 'react-router-dom';",
  },
  {
    name: 'uses no interface of Redux that is marked as legacy',
    pattern: /\blegacy_\w/,
    planted: "import { legacy_createStore } from 'redux';",
  },
  {
    name: 'does not patch packages during the build',
    pattern: /filter: \{[^}]*node_modules|resolve\('node_modules[^)]*\)[^;]*writeFile/,
    planted: 'transform: { filter: { id: /node_modules\\/react\\// }, handler: (code) => code }',
  },
];

const files = ['src', 'tools', '.storybook', 'vite.config.ts'].flatMap((part) =>
  part.includes('.ts')
    ? [part]
    : readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
        .map((name) => join(part, name)),
);

test.each(rules)('the app $name', ({ pattern, planted }) => {
  expect(pattern.test(planted)).toBe(true);
  expect(files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('the boot script has at most 200 lines', () => {
  const folder = join(root, 'src/web/boot');
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').trim().split('\n'),
  );
  expect(lines.length).toBeLessThanOrEqual(200);
});
