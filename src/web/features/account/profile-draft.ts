import { tabKeys } from '#api/device/tab-keys.ts';
import { readValue, removeValue, writeValue } from '#api/device/storage.ts';

/** Texts by field name. */
type FieldTexts = Readonly<Record<string, string>>;

/** The profile form of a registration, until it is submitted. */
interface ProfileDraft {
  /** The registration id. */
  readonly id: string;
  /** The normalised username, null if unknown. */
  readonly username: string | null;
  readonly typed: FieldTexts;
}

/**
 * Starts the draft of a registration. Keeps the values if the id or the username is the same, since a login may
 * return a new id for the same registration.
 */
export function beginProfileDraft(id: string, username: string | null): void {
  const previous = readDraft();
  const isSamePerson = previous?.id === id || (username !== null && previous?.username === username);
  writeDraft({ id, username, typed: isSamePerson ? previous.typed : {} });
}

/** Saves the values in the tab storage. They survive a reload and an expired registration id. */
export function saveProfileDraft(id: string, typed: FieldTexts): void {
  const previous = readDraft();
  writeDraft({ id, username: previous?.id === id ? previous.username : null, typed });
}

/** Returns the saved values of a registration, or an empty object. */
export function readProfileDraft(id: string | null): FieldTexts {
  const draft = readDraft();
  return draft?.id === id ? draft.typed : {};
}

/** Removes the draft from the tab storage. */
export function forgetProfileDraft(): void {
  removeValue(tabKeys.profileForm);
}

function writeDraft(draft: ProfileDraft): void {
  writeValue(tabKeys.profileForm, draft);
}

function readDraft(): ProfileDraft | null {
  return readValue(tabKeys.profileForm) as ProfileDraft | null;
}
