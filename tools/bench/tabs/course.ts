import { randomUUID } from 'node:crypto';
import { codesOf } from '#domain/answers/codes.ts';
import { type Draft, newDraft } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { questionsOf, scaleOf } from '#domain/instrument/questions.ts';

/** What one run is about. */
export interface Course {
  /** By the server's own port: registering and logging in are not what is tried. */
  readonly api: string;
  /** By the line that is cut. */
  readonly address: string;
  readonly instrument: Instrument;
  /** Addresses of two built parts of the program: what finishes, and what sends later. */
  readonly parts: { readonly finishing: string; readonly outbox: string };
}

/** A set of answers that waits for Finish alone. */
export function finishedDraft({ instrument }: Course): Draft {
  const options = questionsOf(instrument).map((question) => {
    const codes = codesOf(scaleOf(instrument, question));
    return codes[Math.floor(Math.random() * codes.length)] as number;
  });
  const now = new Date();
  const begun = newDraft(instrument, randomUUID(), now);
  return { ...begun, options, index: instrument.items.length - 1, times: options.map(() => now.getTime()) };
}

/** Waits for a while, at most so many milliseconds. */
export const someTime = (most: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * most));
