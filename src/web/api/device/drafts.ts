import {
  type Draft,
  type Drafts,
  hasAnswers,
  isLive,
  isOtherVersion,
  liveDraft,
  parseDrafts,
  withDraft,
  withoutDraft,
} from '#domain/answers/draft.ts';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import { isNewDeviceSession } from './device-session.ts';
import { type DeviceStorage, home, storages, tab } from './storage.ts';

/**
 * Answers given so far, kept under the section id, by user: on the device, or on a shared phone in the tab. They go only
 * after a 204.
 */

/** The person's draft that still fits this instrument, or null. */
export function loadDraft(instrument: Instrument, userid: string, now: Date): Draft | null {
  const draft = readDraft(instrument.id, userid);
  return draft ? liveDraft({ [userid]: draft }, userid, instrument, now) : null;
}

/** The person's draft as it is kept, whether or not it still fits. Where two places hold one, the newer one. */
export function readDraft(sectionId: string, userid: string): Draft | undefined {
  followDeviceSession();
  forgetOthers(sectionId, userid);
  const [one, other] = storages.map((place) => draftIn(place, sectionId, userid));
  return one && other && one.savedAt < other.savedAt ? other : (one ?? other);
}

/** Keeps a draft; false when the browser refused to. */
export function saveDraft(sectionId: string, userid: string, draft: Draft): boolean {
  followDeviceSession();
  const here = home();
  const drafts = withDraft(draftsIn(here, sectionId), userid, draft);
  const text = JSON.stringify(drafts);
  if (!here.write(sectionId, text)) return false;
  lastParsed = { text, drafts };
  for (const place of storages)
    if (place !== here && draftIn(place, sectionId, userid)) forgetIn(place, sectionId, userid);
  return true;
}

/** Removes one person's draft of one section and leaves everybody else's. */
export function forgetDraft(sectionId: string, userid: string): void {
  for (const place of storages) forgetIn(place, sectionId, userid);
}

/**
 * Removes the draft that was sent under this key, and says whether nothing is left to send. Answers that the person
 * has changed since carry another key: they stay.
 */
export function forgetSent(sectionId: string, userid: string, key: string): boolean {
  const draft = readDraft(sectionId, userid);
  if (draft && draft.key !== key) return false;
  forgetDraft(sectionId, userid);
  return true;
}

/** Has this person a draft to go on with in any of these sections? */
export function hasDraft(
  cards: readonly Pick<InstrumentCard, 'id' | 'version'>[],
  userid: string,
  now: Date,
): boolean {
  return cards.some((card) => {
    const draft = readDraft(card.id, userid);
    return draft && isLive(draft, card, now) && hasAnswers(draft);
  });
}

/** Has this person begun before the questions changed? It is told before the first new answer takes the place of theirs. */
export function hasOutdatedDraft(card: Pick<InstrumentCard, 'id' | 'version'>, userid: string): boolean {
  const draft = readDraft(card.id, userid);
  return draft !== undefined && isOtherVersion(draft, card);
}

/** Takes this person's drafts to where they are kept from now on. What finds no room there stays where it is. */
export function moveDrafts(userid: string): void {
  for (const sectionId of new Set(storages.flatMap((place) => place.keys()))) {
    const draft = readDraft(sectionId, userid);
    if (draft) saveDraft(sectionId, userid, draft);
  }
}

/** Another person goes on in this tab: what somebody else has begun in it goes. */
export function forgetOthersInTab(userid: string): void {
  for (const key of tab.keys()) forgetOthers(key, userid);
}

/** After a logout in any tab, removes what the person before has begun in this tab. */
function followDeviceSession(): void {
  if (isNewDeviceSession()) forgetOthersInTab('');
}

function forgetOthers(sectionId: string, userid: string): void {
  for (const owner of Object.keys(draftsIn(tab, sectionId)))
    if (owner !== userid) forgetIn(tab, sectionId, owner);
}

const nothing: { readonly text: string | null; readonly drafts: Drafts } = { text: null, drafts: {} };
let lastParsed = nothing;

/** All that stands under a section. An answer looks here several times, and mostly at what was just written: text that is the same is parsed once. */
function draftsIn(place: DeviceStorage, sectionId: string): Drafts {
  const text = place.read(sectionId);
  if (text === null) return nothing.drafts;
  if (text !== lastParsed.text) lastParsed = { text, drafts: parseDrafts(text) };
  return lastParsed.drafts;
}

function draftIn(place: DeviceStorage, sectionId: string, userid: string): Draft | undefined {
  const drafts = draftsIn(place, sectionId);
  return Object.hasOwn(drafts, userid) ? drafts[userid] : undefined;
}

function forgetIn(place: DeviceStorage, sectionId: string, userid: string): void {
  const rest = withoutDraft(draftsIn(place, sectionId), userid);
  lastParsed = nothing;
  if (Object.keys(rest).length > 0) place.write(sectionId, JSON.stringify(rest));
  else place.remove(sectionId);
}
