import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { describeWrongClock } from '../config/build-time.ts';
import type { Config } from '../config/config.ts';
import type { ServedInstrument } from './context.ts';
import { startSyncedClock } from '../db/clock.ts';
import { openDatabase } from '../db/open.ts';
import { startJobs } from './jobs.ts';
import { ensureErasureLog } from '../erasure/erasure-log.ts';
import { listen } from './listen.ts';
import { checkMailHost } from '../mail/check-host.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { readPlanContent } from '../instruments/read-plan.ts';
import { createMailSender } from '../mail/sender.ts';
import { jobFailedChannel, mailFailedChannel } from './metrics/diagnostics-channels.ts';
import { createBackupSource, createCertificateSource } from './metrics/gauge-sources.ts';
import { serveMetrics } from './metrics/listen.ts';
import { startMetrics } from './metrics/metrics.ts';
import { createReadiness } from './readiness.ts';
import { countOverdueComplaints } from '../repositories/complaints.ts';
import { countMails, findOldestWaitingMail } from '../repositories/mail-queue.ts';
import type { ApiPlugin } from '../routes/api.ts';
import { openKeysAndEncryptOlderRows } from '../crypto/open-keys.ts';
import { createSentMailHandlers, composeMail } from '../services/compose-mail.ts';
import { countWaitingPasswords } from '../services/passwords.ts';
import { listUnderstandingFigures } from '../services/understanding-figures.ts';
import { builtInSettings } from '../config/settings.ts';
import { readLanguages } from '../language/read-languages.ts';
import { shutDown } from './shutdown.ts';

/** A running server. */
export interface RunningServer {
  /** Kind of the database. */
  readonly kind: string;
  /** Port of the metrics; null if they are not served. */
  readonly metricsPort: number | null;
  /** Warnings for the operator, one sentence each. */
  readonly warnings: readonly string[];
  /** Completes requests in flight and exits within SHUTDOWN_TIMEOUT. A second call has no effect. */
  end(): Promise<void>;
}

/** Options besides the environment. */
export interface ServerOptions {
  /** Ordered by position. The development server changes the list in place. */
  readonly instruments: readonly ServedInstrument[];
  /** Absolute folder of the built client. */
  readonly siteDir: string;
  /** Origin of another API that the client was built for, or null. */
  readonly apiOrigin: string | null;
  /** Registered in the scope of the API. */
  readonly extendApi?: ApiPlugin;
}

/** Opens database, erasure log and mailer, and listens. @throws OperatorError */
export async function startServer(config: Config, serving: ServerOptions): Promise<RunningServer> {
  const { instruments, siteDir, apiOrigin, extendApi } = serving;
  ensureErasureLog(config);
  await checkMailHost(config.smtpUrl);
  const database = await openDatabase(config);
  const { db, kind, connections, probe, close } = database;
  const clock = await startSyncedClock(db);
  const { now } = clock;
  const wrongClock = describeWrongClock(kind, now());
  const warnings = [...database.warnings, ...(wrongClock === null ? [] : [wrongClock])];
  const readiness = createReadiness(probe);
  const { keyring, cipher, fingerprint } = await openKeysAndEncryptOlderRows(config, database, now);
  database.requireDataKey?.(fingerprint, giveUp);
  const mailer = openMailer(config);
  const languages = readLanguages(builtInSettings);
  const mails = createMailSender({
    context: { db, now },
    mailer,
    compose: (mail) => composeMail({ config, db, now, cipher, settings: builtInSettings, languages }, mail),
    onSent: createSentMailHandlers({ now, cipher }),
    onFailure(purpose, error) {
      mailFailedChannel.publish(purpose);
      app.log.error({ job: 'mail', purpose, error });
    },
  });
  const context = {
    config,
    settings: builtInSettings,
    languages,
    db,
    mails,
    keyring,
    cipher,
    instruments,
    plan: readPlanContent(),
    now,
    sleep,
  };
  const metrics =
    config.metricsPort === null
      ? undefined
      : startMetrics({
          connections,
          passwords: countWaitingPasswords,
          mails: () => countMails(db, now()),
          oldestMail: async () => {
            const oldest = await findOldestWaitingMail(db, now());
            return oldest ? (now().getTime() - oldest.getTime()) / 1000 : 0;
          },
          backups: createBackupSource(config.backupDir),
          certificate: createCertificateSource(config.publicUrl),
          overdueComplaints: () => countOverdueComplaints(db, now()),
          understanding: () => listUnderstandingFigures({ db, now }),
          unready: readiness.check,
        });
  const app = await createApp({ context, siteDir, apiOrigin, metrics, readiness, extendApi });
  const jobs = startJobs(
    context,
    (job, error) => {
      jobFailedChannel.publish(job);
      app.log.error({ job, error: error.name });
    },
    (overdue) => app.log.warn({ job: 'complaints', overdue }),
  );
  mails.start();
  await listen(app, config);
  const numbers =
    metrics && (await serveMetrics(metrics.registry, config.metricsHost, config.metricsPort ?? 0));

  let ending = false;
  async function endWith(exitCode: 0 | 1): Promise<void> {
    if (ending) return;
    ending = true;
    const closeRest = async () => {
      await numbers?.close();
      await jobs.stop();
      await mails.stop();
      await mailer.close();
      clock.stop();
      await close();
    };
    await shutDown({ app, readiness, timeout: config.shutdownTimeout, closeRest });
    process.exit(exitCode);
  }
  function giveUp(): void {
    console.error(
      'The data key was changed while this process ran. The process ends. Start it with the new data key.',
    );
    void endWith(1);
  }
  return { kind, warnings, metricsPort: numbers?.port ?? null, end: () => endWith(0) };
}
