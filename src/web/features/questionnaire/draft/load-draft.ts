import { readDraft } from '#api/device/drafts.ts';
import { readPhone } from '#api/device/phone.ts';
import { type Draft, findActiveDraft, createDraft } from '#domain/answers/draft.ts';
import type { QuestionPosition } from '#domain/answers/question-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { newAttemptKey } from './attempt-key.ts';
import type { TabDraft } from './tab-draft.ts';

/**
 * Opens the person's saved draft of this instrument if it can be continued, else a new one at its first item.
 * @param placeOf the position of a draft within the instrument
 */
export function loadTabDraft(
  instrument: Instrument,
  userid: string,
  placeOf: (draft: Draft) => QuestionPosition,
): TabDraft {
  const saved = toContinue(readSavedDraft(instrument, userid), instrument, userid);
  return {
    draft: saved ?? beginDraft(instrument, placeOf),
    saved,
    wasSaved: saved !== null,
    isSaved: true,
    isPerTab: readPhone() === 'shared',
  };
}

/** The copy on the device, whether or not it can be continued. The same object as long as no tab has written. */
export function readSavedDraft(instrument: Instrument, userid: string): Draft | null {
  return readDraft(instrument.id, userid) ?? null;
}

/** The draft if it fits this version of the instrument and has not expired; else null. */
export function toContinue(saved: Draft | null, instrument: Instrument, userid: string): Draft | null {
  return saved && findActiveDraft({ [userid]: saved }, userid, instrument, new Date());
}

function beginDraft(instrument: Instrument, placeOf: (draft: Draft) => QuestionPosition): Draft {
  const draft = createDraft(instrument, newAttemptKey(), new Date());
  return { ...draft, index: placeOf(draft).first };
}
