import type { Context } from '../app/context.ts';
import type { Transaction } from '../db/database.ts';
import type { MailPurpose } from '../db/schema.ts';
import {
  markMailDead,
  leaseMail,
  deleteMail,
  postponeMail,
  type QueuedMail,
} from '../repositories/mail-queue.ts';
import { hour, minute } from '../app/time.ts';
import { classifyFailure } from './failure.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Mails that one process has in hand at once. */
const maxConcurrent = 4;
/** How often a process looks by itself: for what others queued and laid back. */
const pollMs = 5_000;
/** One try may take so long. */
const sendTimeoutMs = minute;
/** A mail in hand is nobody else's for so long: more than a try takes, so that two never send it at once. */
export const leaseMs = 2 * minute;
/** How long mails in hand may still take while the process ends. */
const graceMs = 3_000;
const initialRetryMs = 15_000;
const maxRetryMs = 4 * hour;
/** From then on a mail is tried no more; nor before so many tries, which take a good half of a day: it may be tried anew. */
const maxAgeMs = 24 * hour;
const minTries = 14;

/** Sends what is queued. Several, in one process or many, share the queue. */
export interface MailSender {
  /** Something was queued: look at once. */
  wake(): void;
  /** Looks now and then, too. */
  start(): void;
  /** Resolves when nothing is due any more and nothing in hand. */
  idle(): Promise<void>;
  /** Takes nothing more into hand, and resolves when nothing is. */
  stop(): Promise<void>;
}

/** By purpose of the mail. */
export type AfterSending = Readonly<
  Partial<Record<MailPurpose, (tx: Transaction, mail: QueuedMail) => Promise<void>>>
>;

/** What a sender needs. */
export interface SenderParts {
  readonly context: Pick<Context, 'db' | 'now'>;
  readonly mailer: Mailer;
  /** The mail as it goes out; null for one that is no longer needed. */
  readonly compose: (mail: QueuedMail) => Promise<Mail | null>;
  /** By purpose: notes that the mail server accepted a mail, in the transaction that takes it out of the queue. */
  readonly onSent?: AfterSending;
  /** Is told what failed: a code, and never an address. */
  readonly onFailure: (purpose: string, code: string) => void;
}

/** How long a mail waits after so many tries, from 1: doubled each time, and uneven, so that not all come back at once. */
export function getRetryDelay(tries: number, jitter = Math.random()): number {
  const delay = Math.min(initialRetryMs * 2 ** (tries - 1), maxRetryMs);
  return Math.round(delay * (0.75 + jitter / 2));
}

/** A sender that is not yet started; `wake` works at once. */
export function createMailSender({
  context,
  mailer,
  compose,
  onSent = {},
  onFailure,
}: SenderParts): MailSender {
  const { db, now } = context;
  const workers = new Set<Promise<void>>();
  const shutdown = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let hasNewMail = false;

  const fromNow = (ms: number) => new Date(now().getTime() + ms);

  async function send(mail: QueuedMail): Promise<void> {
    let message: Mail | null;
    try {
      message = await compose(mail);
      const signal = AbortSignal.any([AbortSignal.timeout(sendTimeoutMs), shutdown.signal]);
      if (message) await mailer.send(message, { id: mail.mailId, at: now(), signal });
    } catch (error) {
      const { code, isFinal } = classifyFailure(error);
      onFailure(mail.purpose, code);
      const nextTryAt = fromNow(getRetryDelay(mail.tries));
      const isExpired = nextTryAt.getTime() > mail.queuedAt.getTime() + maxAgeMs;
      const isLastTry = isExpired && mail.tries >= minTries;
      if (isFinal || isLastTry) await markMailDead(db, mail, code);
      else await postponeMail(db, mail, nextTryAt, code);
      return;
    }
    const afterSend = message && onSent[mail.purpose];
    if (!afterSend) return deleteMail(db, mail.mailId);
    await db.transaction(async (tx) => {
      await afterSend(tx, mail);
      await deleteMail(tx, mail.mailId);
    });
  }

  /** @returns whether one was due */
  async function sendNext(): Promise<boolean> {
    const mail = stopped ? null : await leaseMail(db, now(), fromNow(leaseMs));
    if (mail) await send(mail);
    return mail !== null;
  }

  /** One pair of hands: mail after mail, until none is due. */
  async function work(): Promise<void> {
    try {
      do {
        hasNewMail = false;
        while (await sendNext());
      } while (hasNewMail);
    } catch (error) {
      // The database is away: what was in hand is anybody's when its lease ends.
      onFailure('queue', classifyFailure(error).code);
    }
  }

  function wake(): void {
    hasNewMail = true;
    if (stopped || workers.size >= maxConcurrent) return;
    const worker = work().finally(() => workers.delete(worker));
    workers.add(worker);
  }

  async function idle(): Promise<void> {
    while (workers.size > 0) await Promise.all(workers);
  }

  return {
    wake,
    start() {
      wake();
      timer = setInterval(wake, pollMs);
      timer.unref();
    },
    async idle() {
      wake();
      await idle();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      const graceTimer = setTimeout(() => shutdown.abort(), graceMs);
      await idle();
      clearTimeout(graceTimer);
    },
  };
}
