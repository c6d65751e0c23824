import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../src');

/** Files with other requests, and why they are not endpoints of the API slice (`src/web/api/api.ts`). */
const requests: Readonly<Record<string, string>> = {
  'web/api/device/delete-caches-and-worker.ts': 'the exit page, whose answer clears what the browser stores',
  'web/app/use-route-error-recovery.ts': 'the page itself, to see whether the server can be reached',
  'web/app/title-font.ts': 'the font of titles, which is a file',
  'web/voice/recordings.ts': 'recorded voices, which are files',
  'web/worker/respond-from-cache.ts': 'files and pages of the service worker',
  'web/worker/release-cache.ts': 'files and pages of the service worker',
};

const rules = [
  {
    name: 'sends every call to the API as an endpoint of the one API slice',
    folder: 'web',
    pattern: /(?<![.\w])fetch\(|\bwindow\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b/,
    except: requests,
    planted: 'const answer = await fetch(apiBaseUrl + patterns.logout);',
  },
  {
    name: 'has one API slice',
    folder: 'web',
    pattern: /\b(createApi|fetchBaseQuery|buildCreateApi)\(/,
    except: { 'web/api/api.ts': 'the slice', 'web/api/base-query.ts': 'its base query' },
    planted: 'export const surveyApi = createApi({ baseQuery, endpoints });',
  },
  {
    name: 'makes its store with configureStore',
    folder: '',
    pattern: /\blegacy_/,
    except: {},
    planted: "import { legacy_createStore } from 'redux';",
  },
];

const listFiles = (folder: string) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx)$/.test(name) && !name.endsWith('.stories.tsx'))
    .map((name) => join(folder, name));

test.each(rules)('the app $name', ({ folder, pattern, except, planted }) => {
  expect(pattern.test(planted)).toBe(true);
  const found = listFiles(folder).filter((file) => pattern.test(readFileSync(join(src, file), 'utf8')));
  // Fails for an exception that is no longer needed.
  expect(found.toSorted()).toEqual(Object.keys(except).toSorted());
});
