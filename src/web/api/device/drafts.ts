import {
  type Draft,
  type DraftsByUser,
  hasAnswers,
  isCurrentDraft,
  hasAnswersOfOtherVersion,
  findUsableDraft,
  parseDrafts,
  withDraft,
  withoutDraft,
} from '#domain/answers/draft.ts';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import { isNewDeviceSession } from './device-session.ts';
import { readPhoneOwnership } from './phone-ownership.ts';
import { device, type DeviceStorage, getUserDataStorage, storages, tab } from './storage.ts';

/**
 * Drafts, stored under the section id, by user id: in session storage, or in local storage if no one else uses the phone. A draft
 * is removed only after a 204.
 */

/** Loads the draft of a user if it is valid for this instrument. */
export function loadValidDraft(instrument: Instrument, userid: string): Draft | null {
  const draft = readDraft(instrument.id, userid);
  return draft ? findUsableDraft({ [userid]: draft }, userid, instrument) : null;
}

/** Reads the draft of a user without validation. If both storages have one, the newer one is returned. */
export function readDraft(sectionId: string, userid: string): Draft | undefined {
  followDeviceSession();
  forgetOthers(sectionId, userid);
  const [one, other] = storages.map((storage) => findDraft(storage, sectionId, userid));
  return one && other && one.savedAt < other.savedAt ? other : (one ?? other);
}

/**
 * Saves a draft.
 * @returns false if the browser rejected it
 */
export function saveDraft(sectionId: string, userid: string, draft: Draft): boolean {
  followDeviceSession();
  const target = selectDraftStorage(sectionId, userid);
  const drafts = withDraft(readDrafts(target, sectionId), userid, draft);
  const text = JSON.stringify(drafts);
  if (!target.write(sectionId, text)) return false;
  lastParsed = { text, drafts };
  for (const storage of storages)
    if (storage !== target && findDraft(storage, sectionId, userid)) removeDraft(storage, sectionId, userid);
  return true;
}

/**
 * The storage of a draft. Until the question whose phone this is is answered, a draft that was saved on the device
 * before stays there, so that closing the tab does not lose it.
 */
function selectDraftStorage(sectionId: string, userid: string): DeviceStorage {
  return readPhoneOwnership() === null && findDraft(device, sectionId, userid)
    ? device
    : getUserDataStorage();
}

/** Whether each tab has its own draft of this section. */
export function isDraftPerTab(sectionId: string, userid: string): boolean {
  return selectDraftStorage(sectionId, userid) === tab;
}

/** Removes the draft of one user and section. */
export function forgetDraft(sectionId: string, userid: string): void {
  for (const storage of storages) removeDraft(storage, sectionId, userid);
}

/**
 * Removes the draft with this idempotency key after it was sent. A draft whose answers have changed since has another
 * key and stays.
 * @returns false if a draft with another key exists
 */
export function removeSentDraft(sectionId: string, userid: string, key: string): boolean {
  const draft = readDraft(sectionId, userid);
  if (draft && draft.key !== key) return false;
  forgetDraft(sectionId, userid);
  return true;
}

/** Whether the user has a valid draft with answers in any of these sections. */
export function hasDraft(cards: readonly Pick<InstrumentCard, 'id' | 'version'>[], userid: string): boolean {
  return cards.some((card) => {
    const draft = readDraft(card.id, userid);
    return draft && isCurrentDraft(draft, card) && hasAnswers(draft);
  });
}

/**
 * Whether the user has a draft of another version of the instrument. The screen reports it before a new answer
 * replaces it.
 */
export function hasOutdatedDraft(card: Pick<InstrumentCard, 'id' | 'version'>, userid: string): boolean {
  const draft = readDraft(card.id, userid);
  return draft !== undefined && hasAnswersOfOtherVersion(draft, card);
}

/** Moves the drafts of a user to the storage for the current setting. A draft stays if the browser rejects it there. */
export function moveDraftsToUserStorage(userid: string): void {
  for (const sectionId of new Set(storages.flatMap((storage) => storage.keys()))) {
    const draft = readDraft(sectionId, userid);
    if (draft) saveDraft(sectionId, userid, draft);
  }
}

/** Removes the drafts of other users from session storage. */
export function removeOtherUsersDrafts(userid: string): void {
  for (const key of tab.keys()) forgetOthers(key, userid);
}

/** Removes all drafts from session storage after a logout in another tab. */
function followDeviceSession(): void {
  if (isNewDeviceSession()) removeOtherUsersDrafts('');
}

function forgetOthers(sectionId: string, userid: string): void {
  for (const owner of Object.keys(readDrafts(tab, sectionId)))
    if (owner !== userid) removeDraft(tab, sectionId, owner);
}

const emptyCache: { readonly text: string | null; readonly drafts: DraftsByUser } = {
  text: null,
  drafts: {},
};
let lastParsed = emptyCache;

/** Reads the drafts of a section. Caches the last parsed text, because one answer reads it several times. */
function readDrafts(storage: DeviceStorage, sectionId: string): DraftsByUser {
  const text = storage.read(sectionId);
  if (text === null) return emptyCache.drafts;
  if (text !== lastParsed.text) lastParsed = { text, drafts: parseDrafts(text) };
  return lastParsed.drafts;
}

function findDraft(storage: DeviceStorage, sectionId: string, userid: string): Draft | undefined {
  const drafts = readDrafts(storage, sectionId);
  return Object.hasOwn(drafts, userid) ? drafts[userid] : undefined;
}

function removeDraft(storage: DeviceStorage, sectionId: string, userid: string): void {
  const rest = withoutDraft(readDrafts(storage, sectionId), userid);
  lastParsed = emptyCache;
  if (Object.keys(rest).length > 0) storage.write(sectionId, JSON.stringify(rest));
  else storage.remove(sectionId);
}
