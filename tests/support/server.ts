/**
 * The real server in memory, with a real database, the real questionnaires, mails in a temporary outbox, and a settable
 * clock.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import type { PlanContent } from '#domain/plan/plan-content.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createApp } from '#server/app/app.ts';
import { type Config, parseConfig } from '#server/config/config.ts';
import type { Context, ServedInstrument } from '#server/app/context.ts';
import { readPlanContent } from '#server/instruments/read-plan.ts';
import { readInstruments } from '#server/instruments/read.ts';
import { openMailer, getOutboxFolder } from '#server/mail/open-mailer.ts';
import { createMailSender } from '#server/mail/sender.ts';
import type { Metrics } from '#server/app/metrics/metrics.ts';
import type { LogTarget } from '#server/app/plugins/request-log.ts';
import type { Readiness } from '#server/app/readiness.ts';
import type { ApiPlugin } from '#server/routes/api.ts';
import { openKeysAndEncryptOlderRows } from '#server/crypto/open-keys.ts';
import { createSentMailHandlers, composeMail } from '#server/services/compose-mail.ts';
import { builtInSettings, type Settings } from '#server/config/settings.ts';
import type { Languages } from '#server/language/languages.ts';
import { readLanguages } from '#server/language/read-languages.ts';
import {
  type DatabaseKind,
  databaseKinds,
  openTestDatabase,
  type TestDatabase,
  defaultDatabase,
} from './database.ts';

export interface AppOptions {
  readonly db?: DatabaseKind;
  /** An open database, in place of a new one. */
  readonly database?: TestDatabase;
  readonly config?: Partial<Config>;
  /** In place of those of `questionnaires/`, in order of position. */
  readonly instruments?: readonly Instrument[];
  /** In place of those of `content/settings.json`. */
  readonly settings?: Settings;
  /** In place of those of `src/locales`. */
  readonly languages?: Languages;
  /** In place of that of `content/plan`. */
  readonly plan?: PlanContent;
  /** The initial time of the clock. */
  readonly now?: Date;
  readonly siteDir?: string;
  readonly log?: LogTarget;
  readonly apiOrigin?: string;
  readonly metrics?: Metrics;
  readonly readiness?: Readiness;
  /** Registered in the scope of the API. */
  readonly extendApi?: ApiPlugin;
  /** The limit of an anonymous client; unlimited by default. */
  readonly anonymousCallsPerMinute?: number;
}

export interface RunningApp {
  /** Send requests with `app.inject`. */
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Sends queued mails that are due. */
  sendDueMails(): Promise<void>;
  /** The folder of sent mails; read it with `tests/support/outbox.ts`. */
  readonly outbox: string;
  readonly clock: Clock;
  /** The delays of responses in milliseconds, in order. Tests do not wait for them. */
  readonly waits: number[];
  stop(): Promise<void>;
}

/** A clock that is stopped until it is set. */
class Clock {
  private time: number;

  constructor(start: Date) {
    this.time = start.getTime();
  }

  readonly now = (): Date => new Date(this.time);

  set(time: Date): void {
    this.time = time.getTime();
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}

const instruments = fileURLToPath(new URL('../../node_modules/.cache/content/server', import.meta.url));
/** A Thursday noon in India. */
const defaultStart = new Date('2026-01-15T06:30:00.000Z');

/** An instrument as served; fixtures have no file and a fixed hash. */
export const toServedInstrument = (instrument: Instrument): ServedInstrument => ({
  instrument,
  hash: '0'.repeat(64),
});

/** Starts an app with a new database. Call `stop` at the end. */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const { db, dataDir, databaseUrl, close } =
    options.database ?? (await openTestDatabase(options.db ?? defaultDatabase));
  const config: Config = { ...parseConfig({}), dataDir, databaseUrl, ...options.config };
  const clock = new Clock(options.now ?? defaultStart);
  const waits: number[] = [];
  const mailer = openMailer(config);
  const context: Context = {
    config,
    settings: options.settings ?? builtInSettings,
    languages: options.languages ?? readLanguages(options.settings ?? builtInSettings),
    db,
    // Mails are sent only by `sendDueMails`.
    mails: { wake: () => {} },
    ...(await openKeysAndEncryptOlderRows(config, { db }, clock.now)),
    instruments: options.instruments?.map(toServedInstrument) ?? readInstruments(instruments),
    plan: options.plan ?? readPlanContent(),
    now: clock.now,
    async sleep(ms) {
      waits.push(ms);
    },
  };
  const mails = createMailSender({
    context,
    mailer,
    compose: (mail) => composeMail(context, mail),
    onSent: createSentMailHandlers(context),
    onFailure: () => {},
  });
  const app = await createApp({
    context,
    siteDir: options.siteDir ?? join(dataDir, 'no-site'),
    apiOrigin: options.apiOrigin,
    log: options.log ?? { level: 'silent' },
    metrics: options.metrics,
    readiness: options.readiness,
    extendApi: options.extendApi,
    loadLimits: {
      anonymousCallsPerMinute: options.anonymousCallsPerMinute ?? Number.MAX_SAFE_INTEGER,
      // The test delays the event loop that it shares with the app.
      maxEventLoopDelay: 0,
    },
  });
  await app.ready();
  return {
    app,
    context,
    sendDueMails: () => mails.idle(),
    outbox: getOutboxFolder(config),
    clock,
    waits,
    async stop() {
      await app.close();
      await mails.stop();
      await mailer.close();
      await close();
    },
  };
}

/**
 * Runs a suite on PostgreSQL and, in `npm run test:all`, on the embedded database, each with a new app.
 * @param suite declares tests; the app exists when they run: `const { app } = running();`
 */
export function onBothDatabases(
  name: string,
  suite: (running: () => RunningApp, kind: DatabaseKind) => void,
  options: Omit<AppOptions, 'db'> = {},
): void {
  describe.each(databaseKinds)(`${name} (%s)`, (kind) => {
    let app: RunningApp;
    beforeAll(async () => {
      app = await startApp({ ...options, db: kind });
    });
    afterAll(() => app?.stop());
    suite(() => app, kind);
  });
}
