/**
 * The API server of development, a child of `serve.ts`. As `src/server/server.ts`, but its questionnaires come from
 * the parent, which sends them again whenever they changed: nothing restarts, and no call is lost.
 */
import { configWarnings, parseConfig } from '../../src/server/config.ts';
import type { ServedInstrument } from '../../src/server/deps.ts';
import { startServer } from '../../src/server/running.ts';

const instruments: ServedInstrument[] = [];
let started: Promise<void> | undefined;

process.on('message', (served: readonly ServedInstrument[]) => {
  instruments.splice(0, instruments.length, ...served);
  started ??= serve().then(
    () => void process.send?.('ready'),
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
});

async function serve(): Promise<void> {
  const config = parseConfig(process.env);
  for (const warning of configWarnings(config)) console.warn(`Warning: ${warning}`);
  // Vite serves the pages: there is no built program here.
  const { end } = await startServer(config, { instruments, siteDir: 'none', apiOrigin: null });
  // Ctrl+C reaches the whole group of processes: the parent decides when this one ends.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', end);
  process.on('disconnect', end);
}
