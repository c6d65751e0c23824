import type { Config } from './config.ts';
import { cleanUp } from './db/clean-up.ts';
import type { Database } from './db/database.ts';
import { outboxFolder } from './mail/open-mailer.ts';
import { clearOutbox } from './mail/outbox.ts';
import { hour } from './time.ts';

/**
 * Cleans up at start and every hour. A failure is reported and tried again the next hour.
 * @returns `stop`, which waits for a run that has begun
 */
export function startJobs(
  db: Database,
  config: Pick<Config, 'dataDir'>,
  now: () => Date,
  onFailure: (error: Error) => void,
): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => cleanUp(db, now()))
      .then(() => clearOutbox(outboxFolder(config), now()))
      .catch(onFailure);
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
