import {
  type Draft,
  isBegun,
  isLive,
  liveDraft,
  parseDrafts,
  withDraft,
  withoutDraft,
} from '#domain/answers/draft.ts';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import { device } from './storage.ts';

/** Answers given so far, kept on the device under the section id, by user. They go only after a 204. */

/** The person's draft that still fits this instrument, or null. */
export function loadDraft(instrument: Instrument, userid: string, now: Date): Draft | null {
  return liveDraft(parseDrafts(device.read(instrument.id)), userid, instrument, now);
}

/** Keeps a draft; false when the device refused to. */
export function saveDraft(sectionId: string, userid: string, draft: Draft): boolean {
  return device.write(
    sectionId,
    JSON.stringify(withDraft(parseDrafts(device.read(sectionId)), userid, draft)),
  );
}

/** Removes one person's draft of one section and leaves everybody else's. */
export function forgetDraft(sectionId: string, userid: string): void {
  const rest = withoutDraft(parseDrafts(device.read(sectionId)), userid);
  if (Object.keys(rest).length > 0) device.write(sectionId, JSON.stringify(rest));
  else device.remove(sectionId);
}

/**
 * Removes the draft that was sent under this key, and says whether nothing is left to send. Answers that the person
 * has changed since carry another key: they stay.
 */
export function forgetSent(sectionId: string, userid: string, key: string): boolean {
  const draft = parseDrafts(device.read(sectionId))[userid];
  if (draft && draft.key !== key) return false;
  forgetDraft(sectionId, userid);
  return true;
}

/** Has this person a draft to go on with in any of these sections? */
export function hasDraft(cards: readonly InstrumentCard[], userid: string, now: Date): boolean {
  return cards.some((card) => {
    const draft = parseDrafts(device.read(card.id))[userid];
    return draft && isLive(draft, card, now) && isBegun(draft);
  });
}

/** Removes this person's drafts of all these sections: on logout of a shared phone. */
export function forgetDrafts(sectionIds: readonly string[], userid: string): void {
  for (const id of sectionIds) forgetDraft(id, userid);
}

/** Removes everybody's drafts of these sections: the quick exit. */
export function forgetAllDrafts(sectionIds: readonly string[]): void {
  for (const id of sectionIds) device.remove(id);
}
