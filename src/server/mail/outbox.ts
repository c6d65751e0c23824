import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../config/make-folder.ts';
import { addDays } from '../app/time.ts';
import type { Mail, VerifiableMailer, SendAttempt } from './mailer.ts';
import { renderEml } from './message.ts';

const outboxDays = 30;

/**
 * A mailer that writes each mail to a file, for use without a mail server. Only the owner can read the folder (0700)
 * and the files (0600); files are written atomically.
 * @param folder absolute; created if missing
 * @param from the address of the sender
 */
export function createOutboxMailer(folder: string, from: string): VerifiableMailer {
  makeFolder(folder);
  return {
    async send(mail: Mail, attempt: SendAttempt): Promise<void> {
      await chmod(folder, 0o700);
      const name = `${attempt.at.toISOString().replace(/[:.]/g, '-')}-${attempt.id.slice(0, 8)}`;
      const unfinished = join(folder, `${name}.tmp`);
      await rm(unfinished, { force: true });
      await writeThrough(unfinished, await renderEml(mail, attempt, from));
      await rename(unfinished, join(folder, `${name}.eml`));
    },
    verify: () => chmod(folder, 0o700),
    close: () => Promise.resolve(),
  };
}

/** Deletes mails and leftovers of a crash after 30 days. The folder may be missing. */
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
