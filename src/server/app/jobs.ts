import type { Context } from './context.ts';
import { cleanUp } from '../db/clean-up.ts';
import { getOutboxFolder } from '../mail/open-mailer.ts';
import { clearOutbox } from '../mail/outbox.ts';
import { countOverdueComplaints } from '../repositories/complaints.ts';
import { cleanUpReservations } from '../services/reserve-names.ts';
import { eraseDormantAccounts } from '../services/dormancy/erase.ts';
import { queueDormancyNotices } from '../services/dormancy/notices.ts';
import { hour } from './time.ts';
import { flushOmittedEvents } from '../audit/audit-log.ts';

/**
 * Runs the maintenance jobs at start and every hour. A failed job runs again the next hour.
 * @param onFailure called with the name of a failed job
 * @param onOverdue called every hour with the number of overdue complaints, if there are any
 * @returns `stop`, which waits for a run in progress
 */
export function startJobs(
  context: Pick<Context, 'db' | 'config' | 'now' | 'keyring' | 'cipher' | 'mails'>,
  onFailure: (job: string, error: Error) => void,
  onOverdue: (complaints: number) => void,
): { stop(): Promise<void> } {
  const { db, config, now, keyring, cipher } = context;
  const jobs = {
    'clean-up': () => cleanUp({ db, cipher }, now()),
    'dormant-accounts': () => eraseDormantAccounts(context),
    'dormancy-notices': () => queueDormancyNotices(context),
    claims: () => cleanUpReservations({ db, now }),
    'audit-log': () => flushOmittedEvents(context),
    outbox: () => clearOutbox(getOutboxFolder(config), now()),
    'sealing-keys': () => keyring.rotate(),
    complaints: async () => {
      const overdue = await countOverdueComplaints(db, now());
      if (overdue > 0) onOverdue(overdue);
    },
  };
  let running = Promise.resolve();
  const run = () => {
    for (const [name, job] of Object.entries(jobs)) {
      running = running.then(job).catch((error: Error) => onFailure(name, error));
    }
  };
  run();
  const timer = setInterval(run, hour);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
