import { limits } from '../account/limits.ts';
import { dayMs } from '../dates/day-length.ts';
import type { Instrument, InstrumentCard } from '../instrument/instrument.ts';
import { listQuestions, getScale } from '../instrument/questions.ts';
import { getMajor } from '../instrument/version.ts';
import { type Answer, isValidAnswer } from './codes.ts';

/** Answers of an attempt that is not submitted yet, as stored on the device. */
export interface Draft {
  /** Position of the current item in the file, from 0, including instructions. */
  index: number;
  /** One answer per question, in the order of the file. */
  options: Answer[];
  /** Major version of the answered instrument. */
  major: number;
  /** Idempotency key of the submission, sent with each retry. */
  key: string;
  /** ISO 8601, UTC. */
  savedAt: string;
  /**
   * When each answer was last changed, in milliseconds since 1970. Missing in older drafts, for which `savedAt`
   * applies.
   */
  times?: (number | null)[];
  /** Whether each question was declined: it counts as done, and its answer is null. Missing in older drafts. */
  declined?: boolean[];
  /** Id of the attempt. Drafts of the same attempt are merged; a draft of another attempt replaces this one. */
  attempt?: string;
  /**
   * Number of the displayed question and the number of visible questions, for lists of drafts that do not load
   * the items. Missing in older drafts, whose instruments show all items in order.
   */
  shownAs?: [number: number, of: number];
  /** Language of the questions, which stays until the attempt is sent. Missing in older drafts, which are in English. */
  language?: string;
  /**
   * When the server's clock was first known after the last change, ISO 8601, UTC: the age of the draft counts from it, since the
   * clock of the device may be wrong.
   */
  checkedAt?: string;
  /** When the attempt was started, ISO 8601, UTC. Missing in older drafts, for which `savedAt` applies. */
  begunAt?: string;
}

/** Drafts of one section by user id, stored as JSON under the section id. Several users may share a device. */
export type DraftsByUser = Readonly<Record<string, Draft>>;

/**
 * Creates a draft without answers, at the first item.
 * @param key unique text, for example a UUID
 */
export function createDraft(instrument: Instrument, key: string, now: Date): Draft {
  return {
    index: 0,
    options: listQuestions(instrument).map(() => null),
    major: getMajor(instrument.version),
    key,
    savedAt: now.toISOString(),
    times: listQuestions(instrument).map(() => null),
    attempt: key,
    begunAt: now.toISOString(),
    ...(instrument.language && { language: instrument.language }),
  };
}

/** When the draft was started, ISO 8601, UTC. */
export function getStartTime({ begunAt, savedAt }: Draft): string {
  return begunAt ?? savedAt;
}

/**
 * Returns the draft with one answer changed.
 * @param position from 0
 * @param code null removes the answer
 * @param isDeclined the person would rather not answer
 */
export function withAnswer(
  draft: Draft,
  position: number,
  code: Answer,
  now: Date,
  isDeclined = false,
): Draft {
  const changedAt = findChangeTime(draft, now);
  const options = draft.options.map((before, at) => (at === position ? code : before));
  const times = draft.options.map((_, at) => (at === position ? changedAt : findAnswerTime(draft, at)));
  const declined = draft.options.map((_, at) => (at === position ? isDeclined : isDeclinedAt(draft, at)));
  return { ...withChangeTime(draft, changedAt), options, times, declined };
}

/** Never before the last change: a clock that was set back must not make an older answer the newest. */
function findChangeTime({ savedAt }: Draft, now: Date): number {
  const last = Date.parse(savedAt);
  return now.getTime() < last ? last + 1 : now.getTime();
}

function withChangeTime({ checkedAt: _, ...draft }: Draft, time: number): Draft {
  return { ...draft, savedAt: new Date(time).toISOString() };
}

/** Whether the person would rather not answer a question. */
export function isDeclinedAt({ declined }: Draft, at: number): boolean {
  return declined?.[at] === true;
}

/**
 * Returns the draft at another item.
 * @param index position in the file, from 0
 */
export function withCurrentItem(draft: Draft, index: number, now: Date): Draft {
  return { ...withChangeTime(draft, findChangeTime(draft, now)), index };
}

/** Whether any question is answered or declined. */
export function hasAnswers(draft: Draft): boolean {
  return draft.options.some((code, at) => code !== null || isDeclinedAt(draft, at));
}

/**
 * When an answer was last changed, in milliseconds since 1970; null if never.
 * @param at position of the question, from 0
 */
export function findAnswerTime({ options, times, savedAt }: Draft, at: number): number | null {
  return times?.[at] ?? (options[at] === null ? null : Date.parse(savedAt));
}

/** Parses stored drafts. Returns no drafts for invalid JSON, and skips entries that are not drafts. */
export function parseDrafts(text: string | null): DraftsByUser {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, Draft] => isDraft(entry[1])),
    );
  } catch {
    return {};
  }
}

/**
 * Whether the last change is more than `limits.draftDays` days ago. Such drafts are deleted from the device. A draft that was not
 * checked since is never expired.
 * @param now of the server
 */
export function isExpired({ checkedAt }: Draft, now: Date): boolean {
  return checkedAt !== undefined && now.getTime() - Date.parse(checkedAt) > limits.draftDays * dayMs;
}

/** Whether the draft can be continued: of the same major version. */
export function isCurrentDraft(draft: Draft, { version }: Pick<InstrumentCard, 'version'>): boolean {
  return draft.major === getMajor(version);
}

/** Whether the draft has answers to another major version. Such answers are never submitted. */
export function hasAnswersOfOtherVersion(
  draft: Draft,
  { version }: Pick<InstrumentCard, 'version'>,
): boolean {
  return hasAnswers(draft) && draft.major !== getMajor(version);
}

/**
 * Finds the draft of a user that can be continued and has the right number of questions.
 * @returns null if there is none
 */
export function findUsableDraft(drafts: DraftsByUser, userid: string, instrument: Instrument): Draft | null {
  const draft = Object.hasOwn(drafts, userid) ? drafts[userid] : undefined;
  if (draft === undefined || !isCurrentDraft(draft, instrument)) return null;
  const questions = listQuestions(instrument);
  if (draft.options.length !== questions.length) return null;
  // Storage can be edited: an invalid code counts as unanswered, and the index must be that of an item.
  return {
    ...draft,
    index: Math.min(draft.index, instrument.items.length - 1),
    options: questions.map((question, at) => {
      const answer = draft.options[at] ?? null;
      return answer !== null && isValidAnswer(getScale(instrument, question), answer) ? answer : null;
    }),
  };
}

/** Returns all drafts with the draft of one user added or replaced. */
export function withDraft(drafts: DraftsByUser, userid: string, draft: Draft): DraftsByUser {
  return { ...drafts, [userid]: draft };
}

/** Returns all drafts except those of one user. */
export function withoutDraft(drafts: DraftsByUser, userid: string): DraftsByUser {
  return Object.fromEntries(Object.entries(drafts).filter(([owner]) => owner !== userid));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWholeOrNull(value: unknown): boolean {
  return value === null || Number.isInteger(value);
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false;
  const {
    index,
    options,
    major,
    key,
    savedAt,
    times = [],
    declined = [],
    shownAs = [],
    begunAt = savedAt,
    checkedAt = savedAt,
    language = '',
  } = value;
  return (
    typeof language === 'string' &&
    Number.isInteger(index) &&
    (index as number) >= 0 &&
    Array.isArray(options) &&
    options.every((answer) =>
      Array.isArray(answer)
        ? answer.every(Number.isInteger)
        : typeof answer === 'string' || isWholeOrNull(answer),
    ) &&
    Array.isArray(times) &&
    times.every(isWholeOrNull) &&
    Array.isArray(declined) &&
    Array.isArray(shownAs) &&
    shownAs.every(Number.isInteger) &&
    Number.isInteger(major) &&
    typeof key === 'string' &&
    [savedAt, begunAt, checkedAt].every((time) => typeof time === 'string' && !Number.isNaN(Date.parse(time)))
  );
}
