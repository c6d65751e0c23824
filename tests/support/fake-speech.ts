/** A voice of `fakeSpeech`. */
export interface FakeVoice {
  readonly lang: string;
  readonly localService: boolean;
}

export const localEnglish: FakeVoice = { lang: 'en-IN', localService: true };
export const localHindi: FakeVoice = { lang: 'hi_IN', localService: true };
export const remoteEnglish: FakeVoice = { lang: 'en-US', localService: false };

/** A text that was given to the speech synthesis. */
interface Spoken {
  readonly text: string;
  readonly voice: FakeVoice;
  readonly rate: number;
}

class FakeUtterance extends EventTarget {
  voice: unknown = null;
  lang = '';
  rate = 1;
  constructor(readonly text: string) {
    super();
  }
}

/** A speech synthesis whose utterances end when a test says so. */
class FakeSpeech extends EventTarget {
  /** All texts since the start, in order. */
  readonly spoken: Spoken[] = [];
  #voices: readonly FakeVoice[];
  #current: FakeUtterance | null = null;

  constructor(voices: readonly FakeVoice[]) {
    super();
    this.#voices = voices;
  }

  install(): this {
    Object.defineProperty(globalThis, 'speechSynthesis', { value: this, configurable: true, writable: true });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
      value: FakeUtterance,
      configurable: true,
      writable: true,
    });
    return this;
  }

  get isSpeaking(): boolean {
    return this.#current !== null;
  }

  get texts(): string[] {
    return this.spoken.map(({ text }) => text);
  }

  getVoices(): readonly FakeVoice[] {
    return this.#voices;
  }

  /** Voices load after the page on most phones. */
  loadVoices(voices: readonly FakeVoice[]): void {
    this.#voices = voices;
    this.dispatchEvent(new Event('voiceschanged'));
  }

  speak(utterance: FakeUtterance): void {
    this.#current = utterance;
    this.spoken.push({ text: utterance.text, voice: utterance.voice as FakeVoice, rate: utterance.rate });
  }

  cancel(): void {
    const cancelled = this.#current;
    this.#current = null;
    cancelled?.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' }));
  }

  /** Ends the text that is spoken. */
  finish(): void {
    const finished = this.#current;
    this.#current = null;
    finished?.dispatchEvent(new Event('end'));
  }
}

export type { FakeSpeech };

/** Replaces the speech synthesis of the browser. */
export const installFakeSpeech = (voices: readonly FakeVoice[]): FakeSpeech =>
  new FakeSpeech(voices).install();
