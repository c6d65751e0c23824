/** Entry point of `tools/author.mjs`: the author app and its preview with temporary data. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiBase, patterns } from '#contract/paths.ts';
import type { AuthorApiOptions } from '../editor/author-api.ts';
import { createAuthorKey } from '../editor/guard/author-key.ts';
import { createDraftPreview } from '../editor/preview/draft-preview.ts';
import { type AuthorState, events } from '../preview/state.ts';
import { createAuthorPlugin, authorPath } from './author-plugin.ts';
import { startCheck } from './check-process.ts';
import { findModules } from './compiled-content.ts';
import { type DemoCredentials, createDemoAccount, isolatedSettings } from './demo-account.ts';
import { findFreePort } from './find-free-port.ts';
import { openBrowser } from './open-browser.ts';
import { type DevelopmentServers, notifyApi, serveDevelopment } from './serve-development.ts';
import { waitForSignal } from './wait-for-signal.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');
// Not "localhost", because cookies are shared between ports and the user's own server may run there.
const host = '127.0.0.1';
const port = Number(process.env.AUTHOR_PORT ?? 5174);
const ownHost = `${host}:${port}`;
const key = createAuthorKey(ownHost, authorPath);

const folder = mkdtempSync(join(tmpdir(), 'wellness-check-author-'));
// Not in the system's temporary folder, which a sandboxed browser cannot read.
const entryFile = join(root, `node_modules/.cache/author-${process.pid}.html`);
const removeTemporaryFiles = () => {
  for (const one of [folder, draftPreview.folder, entryFile]) rmSync(one, { recursive: true, force: true });
};
const dataDir = join(folder, 'data');
// Vite serves files in the repository, and does not watch this folder.
const draftPreview = createDraftPreview(root, join(root, `node_modules/.cache/author-${process.pid}`));

let state: AuthorState | undefined;
let demoCredentials: DemoCredentials | undefined;
let resolveDevelopment: (development: DevelopmentServers) => void;
const development = new Promise<DevelopmentServers>((resolve) => {
  resolveDevelopment = resolve;
});

const check = startCheck((next) => {
  state = next;
  void development.then(({ vite }) => vite.ws.send(events.state, next));
});

/** Invalidates the compiled modules, reloads the preview, and tells the API server to reload. */
async function handleChange(paths: readonly string[], file: string): Promise<void> {
  const { vite, api } = await development;
  const { moduleGraph, hot } = vite.environments.client;
  for (const module of findModules(moduleGraph, draftPreview.folder, paths))
    moduleGraph.invalidateModule(module);
  notifyApi(api, paths);
  if (paths.length > 0) hot.send('content:changed', { file });
}

const editor: AuthorApiOptions = {
  root,
  check: async (draft) => ({ findings: await check.draft(draft) }),
  show(draft) {
    const { outcome, changed: paths } = draftPreview.show(draft);
    void handleChange(paths, draft.file);
    return outcome;
  },
  showSaved: (file) => void handleChange(draftPreview.showSaved(file), file),
};

async function logIn() {
  const { api } = await development;
  await api.ready();
  const response = await fetch(`http://${host}:${port}${apiBase}${patterns.login}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(demoCredentials),
  });
  const [session] = (await response.json()) as [{ userid: number; token: string }];
  return session;
}

console.log('Opening the authors’ page …');
try {
  const servers = await serveDevelopment({
    host,
    port,
    apiPort: await findFreePort(),
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      ...isolatedSettings,
      PUBLIC_URL: `http://${host}:${port}`,
    },
    quiet: true,
    content: draftPreview,
    plugins: [createAuthorPlugin({ getState: () => state, logIn, editor, ownHost, key })],
    viteConfig: {
      logLevel: 'warn',
      // A separate cache, so that other servers do not interfere.
      cacheDir: join(folder, 'vite'),
      server: {
        // The overlay of Vite would cover findings and preview.
        hmr: { overlay: false },
        warmup: {
          clientFiles: ['./src/web/app/main.tsx', './src/authoring/studio/preview/main.tsx'],
        },
      },
    },
    async beforeApi() {
      check.schedule();
      demoCredentials = await createDemoAccount(root, join(folder, 'stage'), dataDir);
    },
  });
  servers.vite.watcher.on('all', (_event, path) => {
    if (/[\\/](content|questionnaires)[\\/]/.test(path)) check.schedule();
  });
  resolveDevelopment!(servers);
  console.log(
    `Editor and preview: ${key.address}\nPress Ctrl+C to stop. This removes the demo data; your own data does not change.`,
  );
  if (process.env.AUTHOR_OPEN !== 'no') openBrowser(key.address, entryFile);
  await waitForSignal(async () => {
    check.stop();
    await servers.stop();
    removeTemporaryFiles();
  });
} catch (error) {
  check.stop();
  removeTemporaryFiles();
  console.error((error as Error).message);
  process.exit(1);
}
