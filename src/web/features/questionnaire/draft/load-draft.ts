import { getNow } from '#api/server-clock.ts';
import { isDraftPerTab, readDraft } from '#api/device/drafts.ts';
import { type Draft, findUsableDraft, createDraft } from '#domain/answers/draft.ts';
import type { QuestionPosition } from '#domain/answers/question-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createIdempotencyKey } from './attempt-key.ts';
import type { TabDraft } from './tab-draft.ts';

/**
 * Loads the saved draft if it can be continued, otherwise creates a new one at its first item.
 * @param findPosition computes the position of a draft within the instrument
 */
export function loadTabDraft(
  instrument: Instrument,
  userid: string,
  findPosition: (draft: Draft) => QuestionPosition,
): TabDraft {
  const saved = getContinuableDraft(readSavedDraft(instrument, userid), instrument, userid);
  return {
    draft: saved ?? startDraft(instrument, findPosition),
    saved,
    wasSaved: saved !== null,
    isSaved: true,
    isPerTab: isDraftPerTab(instrument.id, userid),
  };
}

/** Reads the draft on the device, whether or not it can be continued. Returns the same object until a tab writes. */
export function readSavedDraft(instrument: Instrument, userid: string): Draft | null {
  return readDraft(instrument.id, userid) ?? null;
}

/** Returns the draft if it fits this version of the instrument and has not expired, otherwise null. */
export function getContinuableDraft(
  saved: Draft | null,
  instrument: Instrument,
  userid: string,
): Draft | null {
  return saved && findUsableDraft({ [userid]: saved }, userid, instrument);
}

function startDraft(instrument: Instrument, findPosition: (draft: Draft) => QuestionPosition): Draft {
  const draft = createDraft(instrument, createIdempotencyKey(), getNow());
  return { ...draft, index: findPosition(draft).first };
}
