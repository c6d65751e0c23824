import { isPhoneShared } from '#api/device/storage.ts';
import { recordingsCache } from '#contract/offline-cache.ts';
import { getRecordingAddress } from '#contract/recordings.ts';
import { getRecordingLoader, type RecordingIndex } from './availability.ts';
import { hashText } from './hash-text.ts';
import { getPrimaryLanguage } from './local-voice.ts';

/** The recordings of a language. */
export interface Recordings {
  readonly language: string;
  readonly index: RecordingIndex;
}

/** Loads the list of recordings; null if there are none, or without a connection. */
export async function loadRecordings(language: string): Promise<Recordings | null> {
  try {
    const index = await getRecordingLoader(language)?.();
    return index ? { language: getPrimaryLanguage(language), index } : null;
  } catch {
    return null;
  }
}

/** Returns the address of the recording of a text, or null. */
export async function findRecording(recordings: Recordings | null, text: string): Promise<string | null> {
  if (!recordings || !globalThis.crypto?.subtle) return null;
  const hash = await hashText(text);
  const file = recordings.index[hash];
  return file === undefined ? null : getRecordingAddress(recordings.language, hash, file);
}

/**
 * Loads a recording. Only a phone of one's own stores it: the names of stored files tell what a person listened to.
 * @throws Error if it fails to load
 */
export async function loadRecording(address: string): Promise<Blob> {
  if (isPhoneShared() || !globalThis.caches) return readBlob(await fetch(address, { cache: 'no-store' }));
  const cache = await caches.open(recordingsCache);
  const cached = await cache.match(address);
  if (cached) return cached.blob();
  const response = await fetch(address);
  // A full device must not prevent the sound.
  if (response.ok) await cache.put(address, response.clone()).catch(() => undefined);
  return readBlob(response);
}

async function readBlob(response: Response): Promise<Blob> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return response.blob();
}
