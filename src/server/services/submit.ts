import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { currentAge, unknownAge } from '#domain/account/age.ts';
import { type Answers, checkAnswers } from '#domain/answers/answers.ts';
import { getMajor } from '#domain/instrument/version.ts';
import { computeProgress } from '#domain/progress/compute-progress.ts';
import { factsUsed } from '#domain/scoring/asks-for.ts';
import type { Facts } from '#domain/scoring/facts.ts';
import { helpComesFirst } from '#domain/scoring/help-first.ts';
import { computeResult } from '#domain/scoring/result.ts';
import type { Context, ServedInstrument } from '../app/context.ts';
import type { Database } from '../db/database.ts';
import { refuse } from '../app/errors.ts';
import { attemptStored } from '../app/metrics/channels.ts';
import { type LockedAccount, lockAccount } from '../repositories/accounts.ts';
import {
  type Attempt,
  findAttemptByKey,
  insertAttempt,
  findLastCompleted,
  type NewAttempt,
} from '../repositories/attempts.ts';
import { dateAttempt } from './date-attempt.ts';
import { rateLimits } from './rate-limits.ts';
import { isStopped } from './stop-processing.ts';
import { throttle } from './throttle.ts';

/** What comes with a submission. */
export interface SubmittedAnswers {
  readonly userid: number;
  /** Null where unanswered or hidden. */
  readonly ans: Answers;
  /** The same key makes one attempt however often it is sent; null makes a new one each time. */
  readonly key: string | null;
  /** Version that the answers were given to; null when not told. */
  readonly version: string | null;
  /** In which the questions were read; the instrument's own when not told. */
  readonly language?: string;
  /** When they were finished, where they may have waited; just now when not told. A time to come counts as now. */
  readonly finishedAt?: Date;
}

/**
 * Scores answers and stores them as one attempt. The account's row is held meanwhile, so that a double click in
 * parallel finds the first one's attempt.
 * @throws AppError 403 while the account is stopped; 409 for a key used with other answers, a retired or locked section, or another major version;
 * 422 with positions for answers that cannot be accepted; 429 beyond the attempts of a day
 */
export async function submit(
  context: Context,
  served: ServedInstrument,
  submission: SubmittedAnswers,
): Promise<void> {
  await submitRead(context, served, async () => submission);
}

/**
 * As `submit`, of answers that are first read in the same transaction.
 * @param read ends before the account's row is held: nobody else of that account waits for it
 * @throws AppError as `submit`, and as `read`
 */
export async function submitRead(
  context: Context,
  served: ServedInstrument,
  read: (tx: Database) => Promise<SubmittedAnswers>,
): Promise<void> {
  const isNew = await context.db.transaction(async (tx) => store(context, tx, served, await read(tx)));
  if (isNew) attemptStored.publish(true);
}

/** False when the same key had stored the same answers before. */
async function store(
  context: Context,
  tx: Database,
  served: ServedInstrument,
  submission: SubmittedAnswers,
): Promise<boolean> {
  // Asked together, answered in this order: what comes after the lock sees all that was stored before it.
  const [person, earlier, lastCompleted, isWithdrawn] = await Promise.all([
    lockAccount(tx, submission.userid),
    earlierAttempt(tx, served, submission),
    findLastCompleted(tx, submission.userid),
    isStopped(tx, submission.userid),
  ]);
  if (!person) throw refuse('session-missing');
  if (isRepeated(earlier, submission)) return false;
  if (isWithdrawn) throw refuse('consent-withdrawn');
  refuseRetired(served);
  refuseOtherMajor(served, submission.version);
  refuseLocked(context, served, lastCompleted);
  refuseBadAnswers(served, submission.ans);
  const sectionId = served.instrument.id;
  const takenAt = await dateAttempt(
    tx,
    {
      userid: submission.userid,
      sectionId,
      finishedAt: submission.finishedAt,
      lastCompleted: lastCompleted.get(sectionId),
    },
    context.now(),
  );
  const facts = factsUsed(served.instrument, getFieldsAt(person, takenAt));
  const result = computeResult(served.instrument, submission.ans, facts);
  const attempt: NewAttempt = {
    attemptId: randomUUID(),
    userid: submission.userid,
    sectionId,
    instrumentVersion: served.instrument.version,
    instrumentHash: served.hash,
    ...facts,
    answers: [...submission.ans],
    result,
    helpFirst: helpComesFirst(served.instrument, { result, ans: submission.ans, ...facts }),
    idempotencyKey: submission.key ?? randomUUID(),
    takenAt,
    language: submission.language ?? served.instrument.language ?? 'en-IN',
  };
  // Together too: beyond the day's number neither stands.
  await Promise.all([countTowardsDay(context, tx, served, submission.userid), insertAttempt(tx, attempt)]);
  return true;
}

/** What decides with whom somebody is compared on a day. Without a profile nothing is known. */
function getFieldsAt({ age, registeredAt, gender, education }: LockedAccount, day: Date): Facts {
  const isKnown = age !== null && registeredAt !== null;
  return { age: isKnown ? currentAge(age, registeredAt, day) : unknownAge, gender, education };
}

/** The attempt that the same key has made; null where there is none, or no key. */
async function earlierAttempt(
  tx: Database,
  { instrument }: ServedInstrument,
  { userid, key }: SubmittedAnswers,
): Promise<Attempt | null> {
  return key === null ? null : findAttemptByKey(tx, userid, instrument.id, key);
}

function isRepeated(earlier: Attempt | null, submission: SubmittedAnswers): boolean {
  if (!earlier) return false;
  if (isDeepStrictEqual(earlier.answers, submission.ans)) return true;
  throw refuse('answers-differ');
}

/** By when they arrive, so that answers that waited cannot slip past. @throws AppError 429 beyond the day's number */
async function countTowardsDay(
  { cipher, now }: Context,
  db: Database,
  { instrument }: ServedInstrument,
  userid: number,
): Promise<void> {
  await throttle(
    { db, cipher },
    `attempts:${userid}:${instrument.id}`,
    rateLimits.attemptsPerSection,
    now(),
    'attempts-too-many',
  );
}

function refuseRetired({ instrument }: ServedInstrument): void {
  if (instrument.set?.retired) throw refuse('section-retired');
}

function refuseOtherMajor({ instrument }: ServedInstrument, version: string | null): void {
  if (version !== null && getMajor(version) !== getMajor(instrument.version)) {
    throw refuse('version-changed');
  }
}

function refuseLocked(
  context: Context,
  served: ServedInstrument,
  lastCompleted: ReadonlyMap<string, Date>,
): void {
  const sections = context.instruments.map(({ instrument }) => instrument);
  if (!computeProgress(sections, lastCompleted.keys()).open.has(served.instrument.id))
    throw refuse('section-locked');
}

function refuseBadAnswers({ instrument }: ServedInstrument, ans: Answers): void {
  const problem = checkAnswers(instrument, ans);
  if (problem) throw refuse('answers-invalid', { reason: problem.message, positions: problem.positions });
}
