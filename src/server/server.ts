import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';
import { base } from '#contract/paths.ts';
import { type Config, listConfigWarnings, parseConfig } from './config/config.ts';
import { readInstruments } from './instruments/read.ts';
import { findFreePort } from './app/listen.ts';
import { getOutboxFolder } from './mail/open-mailer.ts';
import { describeError } from './config/run-command.ts';
import { OperatorError } from './config/operator-error.ts';
import { readApiOrigin, getInstrumentsFolder, getSiteFolder } from './config/paths.ts';
import { refusePlaceholders } from './config/placeholders.ts';
import { startServer } from './app/start-server.ts';

/** Starts the server. @throws OperatorError */
async function serve(): Promise<void> {
  // All files, including those of the embedded database, are accessible to this user only.
  process.umask(0o077);
  const config = await readConfig();
  refusePlaceholders(config);
  const siteDir = getSiteFolder(process.env.SITE_DIR);
  if (process.env.SITE_DIR && !existsSync(join(siteDir, 'index.html')))
    throw new OperatorError(
      `SITE_DIR: ${siteDir} has no index.html. Write the path of dist/site, which \`npm run build\` creates, or unset it.`,
    );
  const instruments = readInstruments(getInstrumentsFolder());
  const { kind, metricsPort, warnings, end } = await startServer(config, {
    instruments,
    siteDir,
    apiOrigin: readApiOrigin(siteDir),
  });
  stopOnSignals(end);
  greet(config, kind, metricsPort, warnings);
}

/** Parses the settings. Chooses a free port now, because links in mails contain it. */
async function readConfig(): Promise<Config> {
  const config = parseConfig(process.env);
  return config.port > 0
    ? config
    : parseConfig({ ...process.env, PORT: String(await findFreePort(config.host)) });
}

/** In ms: signals within this time count as one. Ctrl+C under npm arrives twice, from the terminal and from npm. */
const sameSignal = 500;

/** The first signal starts the shutdown, the second one exits immediately. */
function stopOnSignals(end: () => Promise<void>): void {
  let since = Number.POSITIVE_INFINITY;
  const stop = () => {
    if (performance.now() - since > sameSignal) process.exit(1);
    since = Math.min(since, performance.now());
    void end();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}

/** Prints addresses and warnings at start. */
function greet(config: Config, kind: string, metricsPort: number | null, warnings: readonly string[]): void {
  const lines = [
    `Wellness Check is ready: ${config.publicUrl}${base}/`,
    kind === 'postgres' ? 'Data: PostgreSQL' : `Data: ${config.dataDir}`,
    config.smtpUrl ? 'Mails: SMTP' : `Mails: ${getOutboxFolder(config)}`,
    ...(metricsPort === null ? [] : [`Metrics: http://${config.metricsHost}:${metricsPort}/metrics`]),
    ...[...listConfigWarnings(config), ...warnings].map((warning) => `Warning: ${warning}`),
  ];
  console.log(lines.join('\n'));
}

/** Prints only the message of an error that an operator can solve, and the stack of others. */
function explain(error: unknown): void {
  console.error(describeError(error) ?? error);
  process.exit(1);
}

if (process.argv.includes('--version')) console.log(version);
else serve().catch(explain);
