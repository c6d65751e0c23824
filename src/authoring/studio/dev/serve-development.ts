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
import { compileValidFiles } from '../../compile/compile.ts';
import { compiledFiles, getCompiledFolder } from '../../compile/compiled-folder.ts';
import { formatFinding } from '../../finding/finding.ts';
import { files } from '../../source/content-json-files.ts';
import { readJsonFile } from '../../source/json-file.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { createCompiledContentPlugin, type ServedContent } from './compiled-content.ts';
import { createContentReloadPlugin } from './content-reload.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, '');
/** Sources of the API server. */
const apiSource = /\/src\/(server|domain|contract)\/.+\.ts$/;

/** The Vite server and the API server. */
export interface DevelopmentServers {
  readonly vite: ViteDevServer;
  readonly api: ApiProcess;
  stop(): Promise<void>;
}

/** Options of `serveDevelopment`. */
export interface DevelopmentOptions {
  /** Ports of Vite and the API server. */
  readonly port: number;
  readonly apiPort: number;
  readonly host: string;
  /** Settings of the API server except its port. */
  readonly env: NodeJS.ProcessEnv;
  readonly quiet: boolean;
  readonly plugins?: readonly Plugin[];
  /** The compiled content; by default that of the repository. */
  readonly content?: ServedContent;
  /** Further Vite options. */
  readonly viteConfig?: InlineConfig;
  /** Runs after the content is compiled and before the API server starts. */
  beforeApi?(): Promise<void>;
}

/**
 * Starts Vite with live reload and the API server behind it. Broken content files are served in their last compiled
 * form.
 * @throws Error if `content/settings.json` is invalid
 */
export async function serveDevelopment(options: DevelopmentOptions): Promise<DevelopmentServers> {
  const { port, apiPort, host, env, quiet, plugins = [], viteConfig = {}, beforeApi } = options;
  const content = options.content ?? {
    folder: getCompiledFolder(root),
    refresh: () => compileValidFiles(root),
  };
  const { findings } = readSettings();
  // The API server requires settings at startup.
  if (findings.length > 0)
    throw new Error(`${findings.map(formatFinding).join('\n')}\nCorrect it and start again.`);
  content.refresh();
  const development: InlineConfig = {
    root,
    // The file is loaded here, so that changes to its imports do not restart the server.
    configFile: false,
    plugins: [
      createCompiledContentPlugin(root, content, (changed) => api && notifyApi(api, changed)),
      createContentReloadPlugin(),
      createApiReadyPlugin(() => api),
      ...plugins,
    ],
    resolve: { alias: [{ find: /^#compiled\//, replacement: `${content.folder.replaceAll('\\', '/')}/` }] },
    server: {
      host,
      port,
      strictPort: true,
      proxy: { [apiBase]: `http://127.0.0.1:${apiPort}` },
      fs: { allow: [content.folder] },
      // Editors truncate a file before they write it. An immediate event would read an empty file, and suppress the
      // next event.
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    },
  };
  const vite = await createServer(mergeConfig(mergeConfig(await loadViteConfig(), development), viteConfig));
  let api: ApiProcess | undefined;
  const stop = async () => {
    await Promise.all([vite.close(), api?.stop()]);
  };
  try {
    await vite.listen();
    await beforeApi?.();
    const instruments = join(content.folder, compiledFiles.server);
    const apiProcess = startApi({ ...env, PORT: String(apiPort), HOST: '127.0.0.1' }, instruments, quiet);
    api = apiProcess;
    vite.watcher.on('all', (_event, path) => {
      if (apiSource.test(path.replaceAll('\\', '/'))) apiProcess.restartSoon();
    });
    await apiProcess.ready();
    return { vite, api, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loads `vite.config.ts` as Vite does. */
async function loadViteConfig(): Promise<InlineConfig> {
  const env = { command: 'serve', mode: 'development' } as const;
  const loaded = await loadConfigFromFile(env, join(root, 'vite.config.ts'), root);
  if (!loaded) throw new Error('vite.config.ts is missing.');
  return loaded.config;
}

function readSettings() {
  return readJsonFile(root, files.settings, files.settings.replace(/json$/, 'schema.json'));
}

/** Tells the API server to reload changed questionnaires, or restarts it if settings changed. */
export function notifyApi(api: ApiProcess, changed: readonly string[]): void {
  if (changed.some((path) => path.startsWith(`${compiledFiles.server}/`))) api.reloadContent();
  if (changed.includes('settings.json')) api.restartSoon();
}

/** Delays requests until the API server is ready, and answers 503 if it fails. */
function createApiReadyPlugin(current: () => ApiProcess | undefined): Plugin {
  return {
    name: 'waiting-for-the-api',
    configureServer({ middlewares }) {
      middlewares.use(apiBase, async (_request, response, next) => {
        try {
          await current()?.ready();
          next();
        } catch (error) {
          response.statusCode = 503;
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify({ message: (error as Error).message }));
        }
      });
    },
  };
}
