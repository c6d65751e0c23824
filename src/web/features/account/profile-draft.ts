import { tabKeys } from '#api/device/tab-keys.ts';
import { readValue, removeValue, writeValue } from '#api/device/storage.ts';

/** Texts by field. */
type Typed = Readonly<Record<string, string>>;

/** A profile that was begun in this tab and did not arrive yet. */
interface ProfileDraft {
  /** The registration id it was begun under. */
  readonly id: string;
  /** Who registers, as usernames are compared; null where this tab does not know. */
  readonly username: string | null;
  readonly typed: Typed;
}

/**
 * A registration goes on in this tab under an id that may be a new one. What the same person typed under a former id
 * stays; what somebody else typed goes.
 */
export function beginProfileDraft(id: string, username: string | null): void {
  const before = read();
  const isSame = before?.id === id || (username !== null && before?.username === username);
  write({ id, username, typed: isSame ? before.typed : {} });
}

/** Keeps what was typed: a registration id that ran out, or a reload, must not cost thirteen answers. */
export function saveProfileDraft(id: string, typed: Typed): void {
  const before = read();
  write({ id, username: before?.id === id ? before.username : null, typed });
}

/** What was typed under this id in this tab and did not arrive yet. */
export function readProfileDraft(id: string | null): Typed {
  const kept = read();
  return kept?.id === id ? kept.typed : {};
}

/** It arrived, or nobody goes on with it. */
export function forgetProfileDraft(): void {
  removeValue(tabKeys.profileForm);
}

function write(unsent: ProfileDraft): void {
  writeValue(tabKeys.profileForm, unsent);
}

function read(): ProfileDraft | null {
  return readValue(tabKeys.profileForm) as ProfileDraft | null;
}
