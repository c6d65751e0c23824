import { limits } from '../account/limits.ts';
import { dayMs } from '../dates/day-length.ts';
import type { Instrument, InstrumentCard } from '../instrument/instrument.ts';
import { listQuestions, getScale } from '../instrument/questions.ts';
import { getMajor } from '../instrument/version.ts';
import { type Answer, isOn } from './codes.ts';

/** Answers on their way: what the device keeps until the submission is accepted. */
export interface Draft {
  /** The item on screen: its place in the file, from 0, instructions counted. */
  index: number;
  /** The answers so far, one place per question in the order of the file. */
  options: Answer[];
  /** Major version of the instrument they answer. */
  major: number;
  /** Goes with every try of this submission, so that it counts once. */
  key: string;
  /** ISO 8601, UTC. */
  savedAt: string;
  /** When each answer was given or taken back, in milliseconds since 1970. Older drafts have none: `savedAt` holds. */
  times?: (number | null)[];
  /** Says which attempt these answers belong to: another one takes the place of this, the same one is merged with it. */
  attempt?: string;
  /**
   * The number under which the item is shown, and how many questions there are then: for those who list drafts and have
   * no items to count. Older drafts have none, and were of instruments that show all of their items in order.
   */
  shownAs?: [number: number, of: number];
  /** When the person began, ISO 8601, UTC. Older drafts have none: `savedAt` holds. */
  begunAt?: string;
}

/** By user id: one device may serve several people. Stored as JSON under the section id. */
export type Drafts = Readonly<Record<string, Draft>>;

/** A draft with every item unanswered, open at the first; `key` is any text that nobody used before. */
export function newDraft(instrument: Instrument, key: string, now: Date): Draft {
  return {
    index: 0,
    options: listQuestions(instrument).map(() => null),
    major: getMajor(instrument.version),
    key,
    savedAt: now.toISOString(),
    times: listQuestions(instrument).map(() => null),
    attempt: key,
    begunAt: now.toISOString(),
  };
}

/** When the person began with it, ISO 8601, UTC. */
export function getStartTime({ begunAt, savedAt }: Draft): string {
  return begunAt ?? savedAt;
}

/** The draft with the answer at one place (from 0) set, or taken back by null. */
export function withAnswer(draft: Draft, position: number, code: Answer, now: Date): Draft {
  const options = draft.options.map((before, at) => (at === position ? code : before));
  const times = draft.options.map((_, at) => (at === position ? now.getTime() : getAnswerTime(draft, at)));
  return { ...draft, options, times, savedAt: now.toISOString() };
}

/** The draft opened at another item (from 0). */
export function atIndex(draft: Draft, index: number, now: Date): Draft {
  return { ...draft, index, savedAt: now.toISOString() };
}

/** Has anything been answered? */
export function hasAnswers({ options }: Draft): boolean {
  return options.some((code) => code !== null);
}

/** When the answer at one position (from 0) was given or taken back, in milliseconds since 1970; null for never. */
export function getAnswerTime({ options, times, savedAt }: Draft, at: number): number | null {
  return times?.[at] ?? (options[at] === null ? null : Date.parse(savedAt));
}

/** Reads what stands in storage; unreadable text gives no drafts, an entry of foreign shape is left out. */
export function parseDrafts(text: string | null): Drafts {
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

/** Was the draft saved more than 30 days before `now`? No longer may it stay on the device. */
export function isOutdated({ savedAt }: Draft, now: Date): boolean {
  return now.getTime() - Date.parse(savedAt) > limits.draftDays * dayMs;
}

/** Can the draft still be gone on with? Not when it is outdated, nor when it answers another major version. */
export function isLive(draft: Draft, { version }: Pick<InstrumentCard, 'version'>, now: Date): boolean {
  return draft.major === getMajor(version) && !isOutdated(draft, now);
}

/** Was something answered of other questions than these? Such answers are never sent. */
export function isOtherVersion(draft: Draft, { version }: Pick<InstrumentCard, 'version'>): boolean {
  return hasAnswers(draft) && draft.major !== getMajor(version);
}

/** The person's draft if it is live and answers as many questions as there are; else null. */
export function liveDraft(drafts: Drafts, userid: string, instrument: Instrument, now: Date): Draft | null {
  const draft = Object.hasOwn(drafts, userid) ? drafts[userid] : undefined;
  if (draft === undefined || !isLive(draft, instrument, now)) return null;
  const questions = listQuestions(instrument);
  if (draft.options.length !== questions.length) return null;
  // Anyone can edit storage: a code off the scale counts as unanswered, and the screen needs a real question.
  return {
    ...draft,
    index: Math.min(draft.index, instrument.items.length - 1),
    options: questions.map((question, at) => {
      const answer = draft.options[at] ?? null;
      return answer !== null && isOn(getScale(instrument, question), answer) ? answer : null;
    }),
  };
}

/** All drafts with this person's one put in or replaced. */
export function withDraft(drafts: Drafts, userid: string, draft: Draft): Drafts {
  return { ...drafts, [userid]: draft };
}

/** All drafts but this person's. */
export function withoutDraft(drafts: Drafts, userid: string): Drafts {
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
  const { index, options, major, key, savedAt, times = [], shownAs = [], begunAt = savedAt } = value;
  return (
    Number.isInteger(index) &&
    (index as number) >= 0 &&
    Array.isArray(options) &&
    options.every((answer) =>
      Array.isArray(answer) ? answer.every(Number.isInteger) : isWholeOrNull(answer),
    ) &&
    Array.isArray(times) &&
    times.every(isWholeOrNull) &&
    Array.isArray(shownAs) &&
    shownAs.every(Number.isInteger) &&
    Number.isInteger(major) &&
    typeof key === 'string' &&
    [savedAt, begunAt].every((time) => typeof time === 'string' && !Number.isNaN(Date.parse(time)))
  );
}
