import { sql } from 'drizzle-orm';
import { maxMailsPerHour } from '#server/mail/queue.ts';
import type { RunningApp } from '#tests/support/server.ts';

/** Runs an action while the mail queue is full. */
export async function whileQueueIsFull<T>({ context }: RunningApp, act: () => Promise<T>): Promise<T> {
  const { db } = context;
  const at = context.now().toISOString();
  await db.execute(sql`
    insert into mail_queue (mail_id, purpose, recipient, queued_at, next_try_at, tries, state)
    select 'full ' || number, 'reset', '-', ${at}::timestamptz, ${at}::timestamptz, 1, 'dead'
    from generate_series(1, ${maxMailsPerHour}::int) number`);
  try {
    return await act();
  } finally {
    await db.execute(sql`delete from mail_queue where mail_id like 'full %'`);
  }
}
