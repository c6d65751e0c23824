import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { base } from '../contract/paths.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, configWarnings, parseConfig } from './config.ts';
import { FolderInUse } from './db/folder-lock.ts';
import { openDatabase } from './db/open.ts';
import { DatabaseUnreachable } from './db/postgres.ts';
import { InstrumentsError, readInstruments } from './instruments/read.ts';
import { startJobs } from './jobs.ts';
import { openMailer, outboxFolder } from './mail/open-mailer.ts';
import { apiOriginOf, questionnairesFolder, siteFolder } from './places.ts';

/** Starts the server and resolves once it answers. Rejects when anything is not in order. */
async function serve(): Promise<void> {
  const config = parseConfig(process.env);
  const siteDir = siteFolder(process.env.SITE_DIR);
  const instruments = readInstruments(questionnairesFolder());
  const now = () => new Date();
  const { db, kind, close } = await openDatabase(config);
  const mailer = openMailer(config, now, (error) =>
    console.error(`A mail could not be queued: ${error.name}`),
  );
  const app = await createApp({
    deps: { config, db, mailer, instruments, now },
    siteDir,
    apiOrigin: apiOriginOf(siteDir),
  });
  const jobs = startJobs(db, config, now, (error) => app.log.error({ job: 'clean-up', error: error.name }));
  await listen(app, config);

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await app.close();
    await jobs.stop();
    await mailer.close();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  greet(config, kind, (app.server.address() as AddressInfo).port);
}

/** Opens the port without Fastify's own log line: the greeting says it, in words. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  const { level } = app.log;
  app.log.level = 'warn';
  await app.listen({ host, port });
  app.log.level = level;
}

/** What whoever started the server wants to know. `port` is the real one, where 0 was asked for. */
function greet(config: Config, kind: string, port: number): void {
  const address = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
  const lines = [
    `Wellness Check is ready: ${address}${base}/`,
    kind === 'postgres' ? 'Data: PostgreSQL' : `Data: ${config.dataDir}`,
    config.smtpUrl ? 'Mails go out by SMTP.' : `Mails land in ${outboxFolder(config)}`,
    ...configWarnings(config).map((warning) => `Warning: ${warning}`),
  ];
  console.log(lines.join('\n'));
}

/** Faults that an operator mends get their words alone; anything else keeps its stack. */
function explain(error: unknown): void {
  const known = [ConfigError, InstrumentsError, FolderInUse, DatabaseUnreachable];
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    console.error(`${message}. Stop the other program, or set PORT to another number.`);
  else console.error(known.some((kind) => error instanceof kind) ? message : error);
  process.exit(1);
}

serve().catch(explain);
