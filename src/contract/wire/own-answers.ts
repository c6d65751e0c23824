import type { Answers } from '#domain/answers/answers.ts';
import type { OwnAnswersRecord } from '../own-answers-responses.ts';
import { toList, toRecord, toText, toTime } from './values.ts';

/** The answers of one attempt as the browser reads them: one per question, in the order of the instrument. */
export interface OwnAnswers {
  /** ISO 8601. */
  readonly time: string;
  /** Of the answered instrument; absent if the server does not send it. */
  readonly version?: string;
  readonly ans: readonly unknown[];
}

/** An attempt with its answers, as the server stores it. */
interface AnsweredAttempt {
  readonly takenAt: Date;
  readonly instrumentVersion: string;
  readonly answers: Answers;
}

/** Writes the response: the newest attempt, or an empty list. */
export function writeOwnAnswers(attempt: AnsweredAttempt | null): OwnAnswersRecord[] {
  if (!attempt) return [];
  const { takenAt, instrumentVersion, answers } = attempt;
  return [
    {
      time: takenAt.toISOString(),
      version: instrumentVersion,
      ans: answers.map((answer) => (Array.isArray(answer) ? [...answer] : answer)) as OwnAnswersRecord['ans'],
    },
  ];
}

/** Reads the newest own answers; null without an attempt, and for invalid values. */
export function readOwnAnswers(body: unknown): OwnAnswers | null {
  const { time, version, ans } = toRecord(toList(body)[0]);
  const [takenAt, answered] = [toTime(time), toText(version)];
  if (takenAt === null || !Array.isArray(ans)) return null;
  return { time: takenAt, ans, ...(answered === null ? {} : { version: answered }) };
}
