import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import type { Config } from '../config/config.ts';
import type { ServedInstrument } from './context.ts';
import { startClock } from '../db/clock.ts';
import { openDatabase } from '../db/open.ts';
import { startJobs } from './jobs.ts';
import { ensureErasureLog } from '../erasure/erasure-log.ts';
import { listen } from './listen.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { createMailSender } from '../mail/sender.ts';
import { serveMetrics } from './metrics/listen.ts';
import { startMetrics } from './metrics/metrics.ts';
import { createReadiness } from './readiness.ts';
import { overdueComplaints } from '../repositories/complaints.ts';
import { countMails } from '../repositories/mail-queue.ts';
import type { Extension } from '../routes/api.ts';
import { openKeys } from '../crypto/open-keys.ts';
import { afterSending, composeMail } from '../services/compose-mail.ts';
import { passwordsWaiting } from '../services/passwords.ts';
import { builtInSettings } from '../config/settings.ts';
import { shutDown } from './shutdown.ts';

/** A server that answers, and how to end it. */
export interface Running {
  /** The kind of database that was opened. */
  readonly kind: string;
  /** The port of the metrics; null where they are not served. */
  readonly metricsPort: number | null;
  /** What the operator should know of how it was found. One sentence each. */
  readonly warnings: readonly string[];
  /** Finishes what was begun, closes everything and ends the process within SHUTDOWN_TIMEOUT; a second call does nothing. */
  end(): Promise<void>;
}

/** What a server is started with, besides its environment. */
export interface Serving {
  /** In order of position. The list is kept, so that development may change what it holds. */
  readonly instruments: readonly ServedInstrument[];
  /** Absolute folder of the built browser program. */
  readonly siteDir: string;
  /** Origin of a foreign API that the browser program was built for, or null. */
  readonly apiOrigin: string | null;
  /** Added to the scope of the calls. */
  readonly extendApi?: Extension;
}

/** Opens database, ledger and mail, and listens. Rejects when anything is not in order. */
export async function startServer(config: Config, serving: Serving): Promise<Running> {
  const { instruments, siteDir, apiOrigin, extendApi } = serving;
  ensureErasureLog(config);
  const database = await openDatabase(config);
  const { db, kind, connections, probe, warnings, close } = database;
  const clock = await startClock(db);
  const { now } = clock;
  const readiness = createReadiness(probe);
  const { keyring, cipher, fingerprint } = await openKeys(config, database, now);
  database.requireDataKey?.(fingerprint, giveUp);
  const mailer = openMailer(config);
  const mails = createMailSender({
    context: { db, now },
    mailer,
    compose: (mail) => composeMail({ config, db, now, cipher, settings: builtInSettings }, mail),
    onSent: afterSending({ now, cipher }),
    onFailure: (purpose, error) => app.log.error({ job: 'mail', purpose, error }),
  });
  const context = {
    config,
    settings: builtInSettings,
    db,
    mails,
    keyring,
    cipher,
    instruments,
    now,
    sleep,
  };
  const metrics =
    config.metricsPort === null
      ? undefined
      : startMetrics({
          connections,
          passwords: passwordsWaiting,
          mails: () => countMails(db),
          overdueComplaints: () => overdueComplaints(db, now()),
          unready: readiness.check,
        });
  const app = await createApp({ context, siteDir, apiOrigin, metrics, readiness, extendApi });
  const jobs = startJobs(
    context,
    (job, error) => app.log.error({ job, error: error.name }),
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
