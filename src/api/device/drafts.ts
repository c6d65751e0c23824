import { type Draft, liveDraft, parseDrafts, withDraft, withoutDraft } from '../../domain/answers/draft.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
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

/** Has this person an unfinished draft in any of these sections? */
export function hasDraft(sectionIds: readonly string[], userid: string): boolean {
  return sectionIds.some((id) => parseDrafts(device.read(id))[userid] !== undefined);
}

/** Removes this person's drafts of all these sections: on logout of a shared phone. */
export function forgetDrafts(sectionIds: readonly string[], userid: string): void {
  for (const id of sectionIds) forgetDraft(id, userid);
}

/** Removes everybody's drafts of these sections: the quick exit. */
export function forgetAllDrafts(sectionIds: readonly string[]): void {
  for (const id of sectionIds) device.remove(id);
}
