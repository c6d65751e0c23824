import { useSyncExternalStore } from 'react';
import { findLocalVoice, getPrimaryLanguage } from './local-voice.ts';

/** The recordings of a language: the hash of the text, and the hash of the file, which are both part of its name. */
export type RecordingIndex = Readonly<Record<string, string>>;

const indexes = import.meta.glob<RecordingIndex>('#compiled/voice/*.json', { import: 'default' });

/** Returns the function that loads the recordings of a language; undefined if there are none. */
export function getRecordingLoader(language: string): (() => Promise<RecordingIndex>) | undefined {
  const file = Object.keys(indexes).find((path) => path.endsWith(`/${getPrimaryLanguage(language)}.json`));
  return file === undefined ? undefined : indexes[file];
}

/**
 * Whether texts in a language can be spoken: by recordings or by a voice of the phone. The component renders again when the voices
 * have loaded, which is after the page on most phones.
 */
export function useCanSpeak(language: string): boolean {
  return useSyncExternalStore(subscribe, () =>
    Boolean(getRecordingLoader(language) ?? findLocalVoice(language)),
  );
}

function subscribe(onChange: () => void): () => void {
  // Some browsers have no such event, and know their voices at once.
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', onChange);
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', onChange);
}
