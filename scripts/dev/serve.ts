import { fileURLToPath } from 'node:url';
import { createServer, mergeConfig, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import { apiBase } from '../../src/contract/paths.ts';
import { files } from '../../src/server/content/json-content.ts';
import { readJsonFile } from '../../src/server/content/json-file.ts';
import { inWords } from '../../src/server/instruments/finding.ts';
import viteConfig from '../../vite.config.ts';
import { contentReload } from '../vite/content-reload.ts';
import { keepJson } from '../vite/keep-json.ts';
import { type Api, startApi } from './api-process.ts';
import type { Keeper } from './keep-instruments.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/** What the API server is made of. */
const apiSource = /\/src\/(server|domain|contract)\/.+\.ts$/;

/** Vite and the API server, side by side. */
export interface Development {
  readonly vite: ViteDevServer;
  readonly api: Api;
  stop(): Promise<void>;
}

export interface DevelopmentParts {
  /** Ports of the two servers on this machine. */
  readonly port: number;
  readonly apiPort: number;
  readonly host: string;
  /** Settings of the API server beside its port. */
  readonly env: NodeJS.ProcessEnv;
  readonly quiet: boolean;
  readonly plugins?: readonly Plugin[];
  /** Anything else for Vite. */
  readonly more?: InlineConfig;
  /** Runs before the API server starts, with the questionnaires that are in order. */
  beforeApi?(keeper: Keeper): Promise<void>;
}

/**
 * Starts Vite with live reload and the API server behind it. Neither falls over what an author writes: broken
 * questionnaires, pages and chain are served in their last good form until they are mended.
 */
export async function serveDevelopment(parts: DevelopmentParts): Promise<Development> {
  const { port, apiPort, host, env, quiet, plugins = [], more = {}, beforeApi } = parts;
  const { findings } = readSettings();
  // The API server cannot start without them. Once it runs, a broken file waits until it is mended.
  if (findings.length > 0) throw new Error(`${findings.map(inWords).join('\n')}\nMend it and start again.`);
  const config = viteConfig({ command: 'serve', mode: 'development', isSsrBuild: false, isPreview: false });
  const vite = await createServer(
    mergeConfig(
      mergeConfig(config as InlineConfig, {
        root,
        // Read here already: so a change of what it imports (a JSON text, a rule) never restarts the server.
        configFile: false,
        plugins: [keepJson(), contentReload(), waiting(() => api), ...plugins],
        server: {
          host,
          port,
          strictPort: true,
          proxy: { [apiBase]: `http://127.0.0.1:${apiPort}` },
          // A save empties the file before it writes: told at once, that would be read as a broken file, and the
          // second event, so soon after, would never come.
          watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
        },
      }),
      more,
    ),
  );
  const keeper = vite.config.plugins.find(({ name }) => name === 'instruments')?.api as Keeper;
  let api: Api | undefined;
  const stop = async () => {
    await Promise.all([vite.close(), api?.stop()]);
  };
  try {
    await vite.listen();
    await beforeApi?.(keeper);
    api = startApi({ ...env, PORT: String(apiPort), HOST: '127.0.0.1' }, keeper.all(), quiet);
    follow(vite, api, keeper);
    await api.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { vite, api, stop };
}

function readSettings() {
  return readJsonFile(root, files.settings, files.settings.replace(/json$/, 'schema.json'));
}

/** Sends changed questionnaires on, and starts the API server anew when its own sources or settings change. */
function follow(vite: ViteDevServer, api: Api, keeper: Keeper): void {
  let sent = JSON.stringify(keeper.all());
  let pause: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_event, path) => {
    const file = path.replaceAll('\\', '/');
    const isSetting = file.endsWith(`/${files.settings}`) && readSettings().findings.length === 0;
    if (isSetting || apiSource.test(file)) {
      clearTimeout(pause);
      pause = setTimeout(() => void api.restart(), 100);
    }
    if (!/\/questionnaires\/[^/]+\.json$/.test(file)) return;
    keeper.refresh();
    const now = JSON.stringify(keeper.all());
    if (now === sent) return;
    sent = now;
    api.use(keeper.all());
  });
}

/** Calls wait for an API server that is just starting, rather than fail. */
function waiting(current: () => Api | undefined): Plugin {
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
