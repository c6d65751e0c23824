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

/** Mails that one process sends concurrently. */
const maxConcurrent = 4;
/** In ms: interval in which a process polls for mails of other processes and for retries. */
const pollMs = 5_000;
/** In ms: timeout of one try. */
const sendTimeoutMs = minute;
/** In ms: lease of a mail. Longer than a try, so that two senders never send it at the same time. */
export const leaseMs = 2 * minute;
/** In ms: time for mails that are being sent during the shutdown. */
const graceMs = 3_000;
const initialRetryMs = 15_000;
const maxRetryMs = 4 * hour;
/**
 * In ms: age after which a mail fails. It also needs a minimum number of tries, over about half a day, because it may
 * have been requeued.
 */
const maxAgeMs = 24 * hour;
const minTries = 14;

/** Sends queued mails. Several senders, in one or more processes, share the queue. */
export interface MailSender {
  /** Checks the queue immediately. */
  wake(): void;
  /** Starts polling. */
  start(): void;
  /** Resolves when no mail is due or being sent. */
  idle(): Promise<void>;
  /** Stops polling, and resolves when no mail is being sent. */
  stop(): Promise<void>;
}

/** By purpose of the mail. */
export type SentMailHandlers = Readonly<
  Partial<Record<MailPurpose, (tx: Transaction, mail: QueuedMail) => Promise<void>>>
>;

/** Options of a sender. */
export interface MailSenderOptions {
  readonly context: Pick<Context, 'db' | 'now'>;
  readonly mailer: Mailer;
  /** Creates the mail; null if it is no longer needed. */
  readonly compose: (mail: QueuedMail) => Promise<Mail | null>;
  /** By purpose: runs after the mail server accepted a mail, in the transaction that deletes it from the queue. */
  readonly onSent?: SentMailHandlers;
  /** Called with an error code, without address. */
  readonly onFailure: (purpose: string, code: string) => void;
}

/** Delay after a number of tries, from 1: exponential backoff with jitter. */
export function getRetryDelay(tries: number, jitter = Math.random()): number {
  const delay = Math.min(initialRetryMs * 2 ** (tries - 1), maxRetryMs);
  return Math.round(delay * (0.75 + jitter / 2));
}

/** The same for every try of a mail. The reminders of a person share a mail id, but not the time. */
function createMessageId({ mailId, queuedAt }: QueuedMail): string {
  return `${mailId}.${queuedAt.getTime().toString(36)}`;
}

/** Creates a sender without polling; `wake` works immediately. */
export function createMailSender({
  context,
  mailer,
  compose,
  onSent = {},
  onFailure,
}: MailSenderOptions): MailSender {
  const { db, now } = context;
  const workers = new Set<Promise<void>>();
  const shutdown = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let hasNewMail = false;

  const addToNow = (ms: number) => new Date(now().getTime() + ms);

  async function send(mail: QueuedMail): Promise<void> {
    let message: Mail | null;
    try {
      message = await compose(mail);
      const signal = AbortSignal.any([AbortSignal.timeout(sendTimeoutMs), shutdown.signal]);
      if (message) await mailer.send(message, { id: createMessageId(mail), at: now(), signal });
    } catch (error) {
      const { code, isFinal } = classifyFailure(error);
      onFailure(mail.purpose, code);
      const nextTryAt = addToNow(getRetryDelay(mail.tries));
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

  /** @returns whether a mail was due */
  async function sendNext(): Promise<boolean> {
    const mail = stopped ? null : await leaseMail(db, now(), addToNow(leaseMs));
    if (mail) await send(mail);
    return mail !== null;
  }

  /** One worker: sends mails until none is due. */
  async function work(): Promise<void> {
    try {
      do {
        hasNewMail = false;
        while (await sendNext());
      } while (hasNewMail);
    } catch (error) {
      // The database is unreachable: the mail can be leased again when its lease ends.
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
