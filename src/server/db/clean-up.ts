import { and, eq, lt, notExists } from 'drizzle-orm';
import { daysLater } from '../time.ts';
import type { Database } from './database.ts';
import {
  accounts,
  contacts,
  links,
  mailQueue,
  profiles,
  registrations,
  removals,
  sealingKeys,
  sessions,
  throttles,
  trail,
} from './schema.ts';

/**
 * Deletes what has had its time: expired sessions, links and registration ids, accounts left incomplete for
 * 7 days, contact messages and traces of removed accounts after a year, counters of the day before,
 * and keys for sealing 90 days after another took their place. Mails that could not be sent go after 30 days, the trail
 * after a year, and a day more: its trigger asks the clock of the database.
 */
export async function cleanUp(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => daysLater(now, -days);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(links).where(lt(links.expiresAt, now));
  await db.delete(registrations).where(lt(registrations.expiresAt, now));
  const profile = db.select().from(profiles).where(eq(profiles.userid, accounts.userid));
  await db.delete(accounts).where(and(lt(accounts.createdAt, daysAgo(7)), notExists(profile)));
  await db.delete(contacts).where(lt(contacts.sentAt, daysAgo(365)));
  await db.delete(removals).where(lt(removals.removedAt, daysAgo(365)));
  await db.delete(sealingKeys).where(lt(sealingKeys.retiredAt, daysAgo(90)));
  await db.delete(mailQueue).where(lt(mailQueue.queuedAt, daysAgo(30)));
  await db.delete(trail).where(lt(trail.at, daysAgo(366)));
  await db.delete(throttles).where(lt(throttles.windowStart, daysAgo(1)));
}
