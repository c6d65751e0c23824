import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { computeCurrentAge, unknownAge } from '#domain/account/age.ts';
import { type Answers, checkAnswers } from '#domain/answers/answers.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { getMajor } from '#domain/instrument/version.ts';
import { getLocale } from '#language/locale.ts';
import { computeProgress } from '#domain/progress/compute-progress.ts';
import { selectUsedDemographics } from '#domain/scoring/used-demographics.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import { isHelpShownFirst } from '#domain/scoring/help-shown-first.ts';
import { computeResult } from '#domain/scoring/result.ts';
import type { Context, ServedInstrument } from '../app/context.ts';
import type { Database } from '../db/database.ts';
import { createAppError } from '../app/errors.ts';
import { attemptStoredChannel } from '../app/metrics/diagnostics-channels.ts';
import { sourceLanguage } from '../language/languages.ts';
import { deleteReminder } from '../mail/reminders.ts';
import { type LockedAccount, lockAccount } from '../repositories/accounts.ts';
import {
  type Attempt,
  findAttemptByKey,
  type CompletedSection,
  insertAttempt,
  findLastCompleted,
  type NewAttempt,
} from '../repositories/attempts.ts';
import { validatePreAccountAnswers } from './pre-account-answers.ts';
import { reserveAttemptTime } from './reserve-attempt-time.ts';
import { rateLimits } from './rate-limits.ts';
import { isStopped } from './stop-processing.ts';
import { throttle } from './throttle.ts';

/** A submission. */
export interface SubmittedAnswers {
  readonly userid: number;
  /** Null if unanswered or hidden. */
  readonly ans: Answers;
  /** Idempotency key: the same key makes one attempt. Null makes a new attempt each time. */
  readonly key: string | null;
  /** Answered version of the instrument; null if unknown. */
  readonly version: string | null;
  /** Tag of the language of the displayed questions; default that of the instrument. */
  readonly language?: string | undefined;
  /** Whether the browser has translated the page of the questions; undefined if it was not recorded. */
  readonly browserTranslated?: boolean | undefined;
  /** When a queued submission was finished; default now. A future time counts as now. */
  readonly finishedAt?: Date;
  /** The answers were given before the account existed. They need no unlocked section. */
  readonly beforeAccount?: boolean;
}

/**
 * Scores answers and stores them as one attempt. Locks the account row, so that a concurrent request with the same key
 * finds the first attempt.
 * @throws AppError 403 while the account is stopped; 409 for a key used with other answers, a retired or locked
 * section, another major version, or refused answers from before the account; 422 with positions of rejected answers; 429 beyond the daily limit
 */
export async function submit(
  context: Context,
  served: ServedInstrument,
  submission: SubmittedAnswers,
): Promise<void> {
  await readAndSubmit(context, served, async () => submission);
}

/**
 * As `submit`, with answers that are read in the same transaction.
 * @param read runs before the account row is locked
 * @throws AppError as `submit` and `read`
 */
export async function readAndSubmit(
  context: Context,
  served: ServedInstrument,
  read: (tx: Database) => Promise<SubmittedAnswers>,
): Promise<void> {
  const isNew = await context.db.transaction(async (tx) => store(context, tx, served, await read(tx)));
  if (isNew) attemptStoredChannel.publish(true);
}

/** @returns false if the same key has stored the same answers before */
async function store(
  context: Context,
  tx: Database,
  served: ServedInstrument,
  submission: SubmittedAnswers,
): Promise<boolean> {
  // Sent in one message and processed in this order: the later queries see everything stored before the lock.
  const [person, earlier, lastCompleted, isWithdrawn] = await Promise.all([
    lockAccount(tx, submission.userid),
    earlierAttempt(tx, served, submission),
    findLastCompleted(tx, submission.userid),
    isStopped(tx, submission.userid),
  ]);
  if (!person) throw createAppError('session-missing');
  if (isRepeated(earlier, submission)) return false;
  if (isWithdrawn) throw createAppError('consent-withdrawn');
  refuseRetired(served);
  refuseOtherMajor(served, submission.version);
  if (submission.beforeAccount)
    validatePreAccountAnswers(context, served, submission.finishedAt, person, lastCompleted);
  else refuseLocked(context, served, lastCompleted);
  refuseBadAnswers(served, submission.ans);
  const sectionId = served.instrument.id;
  const takenAt = await reserveAttemptTime(
    tx,
    {
      userid: submission.userid,
      sectionId,
      finishedAt: getFinishTime(submission, person),
      lastCompleted: lastCompleted.get(sectionId)?.takenAt,
    },
    context.now(),
  );
  const facts = selectUsedDemographics(served.instrument, getFieldsAt(person, takenAt));
  const result = computeResult(served.instrument, submission.ans, facts);
  const attempt: NewAttempt = {
    attemptId: randomUUID(),
    userid: submission.userid,
    sectionId,
    instrumentVersion: served.instrument.version,
    instrumentHash: served.hash,
    ...facts,
    answers: [...submission.ans],
    beforeAccount: submission.beforeAccount ?? false,
    result,
    helpFirst: isHelpShownFirst(served.instrument, { result, ans: submission.ans, ...facts }),
    idempotencyKey: submission.key ?? randomUUID(),
    takenAt,
    language: toAttemptLanguage(served, submission.language),
    browserTranslated: submission.browserTranslated ?? null,
  };
  // In one message, too: beyond the daily limit all are rolled back. New answers need no reminder.
  await Promise.all([
    countTowardsDay(context, tx, served, submission.userid),
    insertAttempt(tx, attempt),
    deleteReminder(tx, context.cipher, submission.userid),
  ]);
  return true;
}

/** The tag of the questions that is stored: with a region, and the same for the same language. */
function toAttemptLanguage({ instrument }: ServedInstrument, language: string | undefined): string {
  const own = instrument.language ?? getLocale(sourceLanguage);
  if (language === undefined || !languageTag.test(language)) return own;
  const tag = getLocale(language);
  return tag.split('-')[0] === own.split('-')[0] ? own : tag;
}

/** Such as `hi` or `hi-IN`. A list or another invalid value of the header is ignored. */
const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** Demographics on a day. Unknown without a profile. */
function getFieldsAt({ age, registeredAt, gender, education }: LockedAccount, day: Date): Demographics {
  const isKnown = age !== null && registeredAt !== null;
  return { age: isKnown ? computeCurrentAge(age, registeredAt, day) : unknownAge, gender, education };
}

/**
 * When a queued submission was finished, by the clock of a device, which may be wrong: never before the account, unless the
 * answers were given before it.
 */
function getFinishTime(
  { finishedAt, beforeAccount }: SubmittedAnswers,
  { createdAt }: LockedAccount,
): Date | undefined {
  return finishedAt && finishedAt < createdAt && !beforeAccount ? createdAt : finishedAt;
}

/** Finds the attempt of the same key; null without an attempt or a key. */
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
  throw createAppError('answers-differ');
}

/** Counts by the time of arrival, so that queued submissions count, too. @throws AppError 429 beyond the daily limit */
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
  if (instrument.set?.retired) throw createAppError('section-retired');
}

function refuseOtherMajor({ instrument }: ServedInstrument, version: string | null): void {
  if (version !== null && getMajor(version) !== getMajor(instrument.version)) {
    throw createAppError('version-changed');
  }
}

function refuseLocked(
  context: Context,
  served: ServedInstrument,
  lastCompleted: ReadonlyMap<string, CompletedSection>,
): void {
  const sections = context.instruments.map(({ instrument }) => instrument);
  const select = (isBefore: boolean) =>
    [...lastCompleted].flatMap(([id, { isBeforeAccount }]) => (isBeforeAccount === isBefore ? [id] : []));
  if (!computeProgress(sections, select(false), select(true)).open.has(served.instrument.id))
    throw createAppError('section-locked');
}

function refuseBadAnswers({ instrument }: ServedInstrument, ans: Answers): void {
  const problem = checkAnswers(instrument, ans);
  if (!problem) return;
  throw createAppError('answers-invalid', {
    problem: problem.kind,
    positions: problem.positions,
    unit: instrument.presentation.unit,
    expected: listQuestions(instrument).length,
    received: ans.length,
  });
}
