import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../config/make-folder.ts';
import { addDays } from '../app/time.ts';
import type { Mail, Mailer, Try } from './mailer.ts';
import { rendered } from './message.ts';

/** Days that a mail stays in the outbox. */
const outboxDays = 30;

/**
 * A mailer that writes each mail as a file instead of sending it: for a first look without a mail server.
 * The folder is for its owner alone (0700), and so is each file (0600); a file appears whole or not at all.
 * @param folder absolute; made when missing
 * @param from the sender's address
 */
export function outboxMailer(folder: string, from: string): Mailer {
  makeFolder(folder);
  return {
    async send(mail: Mail, attempt: Try): Promise<void> {
      await chmod(folder, 0o700);
      const name = `${attempt.at.toISOString().replace(/[:.]/g, '-')}-${attempt.id.slice(0, 8)}`;
      const unfinished = join(folder, `${name}.tmp`);
      await rm(unfinished, { force: true });
      await writeThrough(unfinished, await rendered(mail, attempt, from));
      await rename(unfinished, join(folder, `${name}.eml`));
    },
    close: () => Promise.resolve(),
  };
}

/** Removes mails, and leftovers of a crash, that are older than 30 days. A missing folder is fine. */
export async function clearOutbox(folder: string, now: Date): Promise<void> {
  const oldest = addDays(now, -outboxDays).getTime();
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.(eml|tmp)$/.test(name)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < oldest) await rm(file, { force: true });
  }
}

async function writeThrough(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
