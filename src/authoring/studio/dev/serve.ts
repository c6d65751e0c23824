import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createServer,
  type InlineConfig,
  loadConfigFromFile,
  mergeConfig,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { apiBase } from '#contract/paths.ts';
import { compileWhatIsGood } from '../../compile/compile.ts';
import { compiledFiles, getCompiledFolder } from '../../compile/compiled-folder.ts';
import { formatFinding } from '../../finding/finding.ts';
import { files } from '../../source/json-content.ts';
import { readJsonFile } from '../../source/json-file.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { createCompiledContentPlugin, type ServedContent } from './compiled-content.ts';
import { createContentReloadPlugin } from './content-reload.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');
/** What the API server is made of. */
const apiSource = /\/src\/(server|domain|contract)\/.+\.ts$/;

/** Vite and the API server, side by side. */
export interface Development {
  readonly vite: ViteDevServer;
  readonly api: ApiProcess;
  stop(): Promise<void>;
}

export interface DevelopmentOptions {
  /** Ports of the two servers on this machine. */
  readonly port: number;
  readonly apiPort: number;
  readonly host: string;
  /** Settings of the API server beside its port. */
  readonly env: NodeJS.ProcessEnv;
  readonly quiet: boolean;
  readonly plugins?: readonly Plugin[];
  /** What the program is made of; the compiled folder of the repository where none is given. */
  readonly content?: ServedContent;
  /** Anything else for Vite. */
  readonly more?: InlineConfig;
  /** Runs before the API server starts, when the content is compiled. */
  beforeApi?(): Promise<void>;
}

/**
 * Starts Vite with live reload and the API server behind it. Neither falls over what an author writes: broken
 * questionnaires, pages and chain are served in their last good form until they are fixed.
 */
export async function serveDevelopment(parts: DevelopmentOptions): Promise<Development> {
  const { port, apiPort, host, env, quiet, plugins = [], more = {}, beforeApi } = parts;
  const content = parts.content ?? {
    folder: getCompiledFolder(root),
    refresh: () => compileWhatIsGood(root),
  };
  const { findings } = readSettings();
  // The API server cannot start without them. Once it runs, a broken file waits until it is fixed.
  if (findings.length > 0)
    throw new Error(`${findings.map(formatFinding).join('\n')}\nCorrect it and start again.`);
  content.refresh();
  const development: InlineConfig = {
    root,
    // Loaded already: so a change of what it imports (a rule, a list of addresses) never restarts the server.
    configFile: false,
    plugins: [
      createCompiledContentPlugin(root, content, (changed) => api && follow(api, changed)),
      createContentReloadPlugin(),
      createWaitingPlugin(() => api),
      ...plugins,
    ],
    resolve: { alias: [{ find: /^#compiled\//, replacement: `${content.folder.replaceAll('\\', '/')}/` }] },
    server: {
      host,
      port,
      strictPort: true,
      proxy: { [apiBase]: `http://127.0.0.1:${apiPort}` },
      fs: { allow: [content.folder] },
      // A save empties the file before it writes: reported at once, that would be read as a broken file, and the
      // second event, so soon after, would never come.
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    },
  };
  const vite = await createServer(mergeConfig(mergeConfig(await loadViteConfig(), development), more));
  let api: ApiProcess | undefined;
  const stop = async () => {
    await Promise.all([vite.close(), api?.stop()]);
  };
  try {
    await vite.listen();
    await beforeApi?.();
    const instruments = join(content.folder, compiledFiles.server);
    const own = startApi({ ...env, PORT: String(apiPort), HOST: '127.0.0.1' }, instruments, quiet);
    api = own;
    vite.watcher.on('all', (_event, path) => {
      if (apiSource.test(path.replaceAll('\\', '/'))) own.restartSoon();
    });
    await own.ready();
    return { vite, api, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What `vite.config.ts` says, as Vite itself reads it. */
async function loadViteConfig(): Promise<InlineConfig> {
  const env = { command: 'serve', mode: 'development' } as const;
  const loaded = await loadConfigFromFile(env, join(root, 'vite.config.ts'), root);
  if (!loaded) throw new Error('vite.config.ts is missing.');
  return loaded.config;
}

function readSettings() {
  return readJsonFile(root, files.settings, files.settings.replace(/json$/, 'schema.json'));
}

/** Lets the API server take up what an author changed: it reads questionnaires again, and settings when it starts. */
export function follow(api: ApiProcess, changed: readonly string[]): void {
  if (changed.some((path) => path.startsWith(`${compiledFiles.server}/`))) api.reloadContent();
  if (changed.includes('settings.json')) api.restartSoon();
}

/** Calls wait for an API server that is just starting, rather than fail. */
function createWaitingPlugin(current: () => ApiProcess | undefined): Plugin {
  return {
    name: 'waiting-for-the-api',
    configureServer({ middlewares }) {
      middlewares.use(apiBase, async (_request, answer, next) => {
        try {
          await current()?.ready();
          next();
        } catch (error) {
          answer.statusCode = 503;
          answer.setHeader('Content-Type', 'application/json');
          answer.end(JSON.stringify({ message: (error as Error).message }));
        }
      });
    },
  };
}
