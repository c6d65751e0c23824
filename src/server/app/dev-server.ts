/**
 * `dev-server.ts <folder>`: the API server of development, started by `src/authoring/studio/dev/serve-development.ts`. Reads the
 * compiled instruments of the folder again at each message, without a restart.
 */
import { listConfigWarnings, parseConfig } from '../config/config.ts';
import { readInstruments } from '../instruments/read.ts';
import { serveApiReference } from './openapi/api-page.ts';
import { describeError } from '../config/run-command.ts';
import { startServer } from './start-server.ts';

const folder = process.argv[2] ?? '';

async function serve(): Promise<void> {
  const instruments = readInstruments(folder);
  process.on('message', () => {
    try {
      instruments.splice(0, instruments.length, ...readInstruments(folder));
    } catch (error) {
      console.error(describeError(error) ?? error);
    }
  });
  const config = parseConfig(process.env);
  for (const warning of listConfigWarnings(config)) console.warn(`Warning: ${warning}`);
  // Vite serves the pages.
  const { end } = await startServer(config, {
    instruments,
    siteDir: 'none',
    apiOrigin: null,
    extendApi: process.env.NODE_ENV === 'production' ? undefined : serveApiReference,
  });
  // Ctrl+C and a closed terminal reach the whole process group; the parent decides when this process ends.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  // The parent ended during the start.
  if (!process.connected) void end();
}

serve().then(
  () => void process.send?.('ready'),
  (error: unknown) => {
    console.error(describeError(error) ?? error);
    process.exit(1);
  },
);
