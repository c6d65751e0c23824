import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { currentAge, unknownAge } from '../../domain/account/age.ts';
import { type Answers, checkAnswers, withoutZeros } from '../../domain/answers/answers.ts';
import { majorOf } from '../../domain/instrument/version.ts';
import { isUnlocked, progressStep } from '../../domain/progress/progress.ts';
import { resultOf } from '../../domain/scoring/result.ts';
import type { Database } from '../db/database.ts';
import type { Deps, ServedInstrument } from '../deps.ts';
import { missingSession, Problem } from '../problem.ts';
import { lockAccount } from '../repositories/accounts.ts';
import { findAttemptByKey, insertAttempt, lastTaken } from '../repositories/attempts.ts';

/** What comes with a submission. */
export interface SubmittedAnswers {
  readonly userid: number;
  readonly ans: Answers;
  /** The same key makes one attempt however often it is sent; null makes a new one each time. */
  readonly key: string | null;
  /** "major.minor" that the answers were given to; null when not told. */
  readonly version: string | null;
}

/**
 * Scores answers and stores them as one attempt. The account's row is held meanwhile, so that a double click in
 * parallel finds the first one's attempt.
 * @throws Problem 409 for a key used with other answers, another major version, or a locked section;
 * 422 with positions for answers that cannot be accepted
 */
export async function submit(deps: Deps, served: ServedInstrument, sent: SubmittedAnswers): Promise<void> {
  const answers = withoutZeros(sent.ans);
  await deps.db.transaction(async (tx) => {
    const person = await lockAccount(tx, sent.userid);
    if (!person) throw missingSession();
    if (await isRepeated(tx, served, { ...sent, ans: answers })) return;
    refuseOtherMajor(served, sent.version);
    const taken = await lastTaken(tx, sent.userid);
    refuseLocked(deps, served, taken);
    refuseBadAnswers(served, sent.ans);
    const takenAt = after(taken.get(served.instrument.id), deps.now());
    const age =
      person.age === null || person.registeredAt === null
        ? unknownAge
        : currentAge(person.age, person.registeredAt, takenAt);
    await insertAttempt(tx, {
      attemptId: randomUUID(),
      userid: sent.userid,
      sectionId: served.instrument.id,
      instrumentVersion: served.instrument.version,
      instrumentHash: served.hash,
      age,
      answers,
      result: resultOf(served.instrument, answers, age),
      idempotencyKey: sent.key ?? randomUUID(),
      takenAt,
    });
  });
}

async function isRepeated(tx: Database, served: ServedInstrument, sent: SubmittedAnswers): Promise<boolean> {
  if (sent.key === null) return false;
  const earlier = await findAttemptByKey(tx, sent.userid, served.instrument.id, sent.key);
  if (!earlier) return false;
  if (isDeepStrictEqual(earlier.answers, sent.ans)) return true;
  throw new Problem(409, 'These answers differ from those already sent. Please start the assessment again.');
}

function refuseOtherMajor({ instrument }: ServedInstrument, version: string | null): void {
  if (version !== null && majorOf(version) !== majorOf(instrument.version)) {
    throw new Problem(
      409,
      'This assessment has changed since you began. Please reload the page and start it again.',
    );
  }
}

function refuseLocked(deps: Deps, served: ServedInstrument, taken: ReadonlyMap<string, Date>): void {
  const records = deps.instruments.map(({ instrument }) => ({
    totalsum: taken.has(instrument.id) ? 'taken' : '',
  }));
  if (!isUnlocked(deps.instruments.indexOf(served), progressStep(records))) {
    throw new Problem(409, 'This section is locked until previous assessments are complete.');
  }
}

function refuseBadAnswers({ instrument }: ServedInstrument, ans: Answers): void {
  const problem = checkAnswers(instrument, ans);
  if (problem) throw new Problem(422, problem.message, { positions: problem.positions });
}

/** "Newest first" needs distinct times, also within a millisecond and when the clock was set back. */
function after(earlier: Date | undefined, now: Date): Date {
  return earlier && earlier >= now ? new Date(earlier.getTime() + 1) : now;
}
