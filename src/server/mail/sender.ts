import type { Context } from '../app/context.ts';
import type { Transaction } from '../db/database.ts';
import type { MailPurpose } from '../db/schema.ts';
import {
  buryMail,
  claimMail,
  deleteMail,
  postponeMail,
  type QueuedMail,
} from '../repositories/mail-queue.ts';
import { hour, minute } from '../app/time.ts';
import { failureOf } from './failure.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Mails that one process has in hand at once. */
const hands = 4;
/** How often a process looks by itself: for what others queued and laid back. */
const pollMs = 5_000;
/** One try may take so long. */
const patienceMs = minute;
/** A mail in hand is nobody else's for so long: more than a try takes, so that two never send it at once. */
export const leaseMs = 2 * minute;
/** How long mails in hand may still take while the process ends. */
const graceMs = 3_000;
const firstWaitMs = 15_000;
const longestWaitMs = 4 * hour;
/** From then on a mail is tried no more; nor before so many tries, which take a good half of a day: it may be tried anew. */
const lifeMs = 24 * hour;
const leastTries = 14;

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
export function waitAfter(tries: number, uneven = Math.random()): number {
  const even = Math.min(firstWaitMs * 2 ** (tries - 1), longestWaitMs);
  return Math.round(even * (0.75 + uneven / 2));
}

/** A sender that is not yet started; `wake` works at once. */
export function mailSender({ context, mailer, compose, onSent = {}, onFailure }: SenderParts): MailSender {
  const { db, now } = context;
  const working = new Set<Promise<void>>();
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let isNews = false;

  const later = (ms: number) => new Date(now().getTime() + ms);

  async function send(mail: QueuedMail): Promise<void> {
    let letter: Mail | null;
    try {
      letter = await compose(mail);
      const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), ending.signal]);
      if (letter) await mailer.send(letter, { id: mail.mailId, at: now(), signal });
    } catch (error) {
      const { code, isFinal } = failureOf(error);
      onFailure(mail.purpose, code);
      const nextTryAt = later(waitAfter(mail.tries));
      const isOld = nextTryAt.getTime() > mail.queuedAt.getTime() + lifeMs;
      const isOver = isOld && mail.tries >= leastTries;
      if (isFinal || isOver) await buryMail(db, mail, code);
      else await postponeMail(db, mail, nextTryAt, code);
      return;
    }
    const note = letter && onSent[mail.purpose];
    if (!note) return deleteMail(db, mail.mailId);
    await db.transaction(async (tx) => {
      await note(tx, mail);
      await deleteMail(tx, mail.mailId);
    });
  }

  /** @returns whether one was due */
  async function sendNext(): Promise<boolean> {
    const mail = stopped ? null : await claimMail(db, now(), later(leaseMs));
    if (mail) await send(mail);
    return mail !== null;
  }

  /** One pair of hands: mail after mail, until none is due. */
  async function work(): Promise<void> {
    try {
      do {
        isNews = false;
        while (await sendNext());
      } while (isNews);
    } catch (error) {
      // The database is away: what was in hand is anybody's when its lease ends.
      onFailure('queue', failureOf(error).code);
    }
  }

  function wake(): void {
    isNews = true;
    if (stopped || working.size >= hands) return;
    const one = work().finally(() => working.delete(one));
    working.add(one);
  }

  async function idle(): Promise<void> {
    while (working.size > 0) await Promise.all(working);
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
      const patience = setTimeout(() => ending.abort(), graceMs);
      await idle();
      clearTimeout(patience);
    },
  };
}
