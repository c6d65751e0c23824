import type { Sound } from './prepare-sounds.ts';
import { loadRecording } from './recordings.ts';

/** One element, because browsers allow sound only to an element that a press has started. */
let audio: HTMLAudioElement | null = null;

/** Chrome ends an utterance without an event if no variable refers to it. */
let utterance: SpeechSynthesisUtterance | null = null;

/**
 * Allows later recordings to sound. Call it in the handler of a press, before anything is awaited.
 */
export function unlockAudio(): void {
  audio ??= new Audio();
  audio.load();
}

/**
 * Plays a sound to its end. The first call must be in the handler of a press.
 * @param rate 1 for the usual speed
 * @param signal stops it; the promise then resolves
 * @throws Error if the phone cannot play it
 */
export function playSound(sound: Sound, rate: number, signal: AbortSignal): Promise<void> {
  return sound.kind === 'voice' ? speak(sound, rate, signal) : playRecording(sound.address, rate, signal);
}

function speak(
  { text, voice }: Extract<Sound, { kind: 'voice' }>,
  rate: number,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const current = new SpeechSynthesisUtterance(text);
    utterance = current;
    current.voice = voice;
    current.lang = voice.lang;
    current.rate = rate;
    current.addEventListener('end', () => resolve());
    current.addEventListener('error', ({ error }) => (signal.aborted ? resolve() : reject(new Error(error))));
    signal.addEventListener('abort', () => {
      if (utterance === current) speechSynthesis.cancel();
      resolve();
    });
    // Some phones stay paused or busy after another page.
    speechSynthesis.cancel();
    speechSynthesis.speak(current);
  });
}

async function playRecording(address: string, rate: number, signal: AbortSignal): Promise<void> {
  const blob = await loadRecording(address);
  if (signal.aborted) return;
  const element = (audio ??= new Audio());
  const source = URL.createObjectURL(blob);
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  try {
    await new Promise<void>((resolve, reject) => {
      element.src = source;
      element.playbackRate = rate;
      element.addEventListener('ended', () => resolve(), options);
      element.addEventListener('error', () => reject(new Error('The recording cannot be played.')), options);
      signal.addEventListener('abort', () => resolve(), options);
      element.play().catch(reject);
    });
  } finally {
    listeners.abort();
    element.pause();
    URL.revokeObjectURL(source);
  }
}
