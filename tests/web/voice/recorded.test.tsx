// @own-page: replaces the speech synthesis, the network and the cache
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { keys } from '#api/device/storage-keys.ts';
import { writeValue } from '#api/device/storage.ts';
import { installFakeSpeech, localEnglish } from '#tests/support/fake-speech.ts';
import '#tests/support/load-english.ts';
import { hashText } from '#voice/hash-text.ts';
import type { ListenProps } from '#voice/listen-props.ts';
import { Listen } from '#voice/listen.tsx';

const texts = ['I feel at ease.', 'I have time for friends.'];
const recorded = vi.hoisted(() => ({ index: {} as Record<string, string> }));

vi.mock('#voice/availability.ts', () => ({
  useCanSpeak: () => true,
  getRecordingLoader: () => () => Promise.resolve(recorded.index),
}));

/** Addresses that were requested, and those in the cache of the phone. */
let requests: [address: string, cache: RequestCache | undefined][] = [];
let stored: Map<string, Response>;
let played: HTMLMediaElement[] = [];

beforeEach(() => {
  document.documentElement.lang = 'en-IN';
  localStorage.clear();
  requests = [];
  stored = new Map();
  played = [];
  recorded.index = {};
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
    requests.push([address, options?.cache]);
    return Promise.resolve(new Response('sound'));
  });
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: (address: string) => Promise.resolve(stored.get(address)?.clone()),
        put: (address: string, response: Response) => Promise.resolve(void stored.set(address, response)),
      }),
  });
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    played.push(this);
    return Promise.resolve();
  });
});

function display(props: Partial<ListenProps> = {}) {
  return render(
    <>
      <Listen within="[data-listen]" {...props} />
      <div data-listen="">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </>,
  );
}

/** Presses the button of a new page. */
async function listen() {
  cleanup();
  display();
  await userEvent.click(await screen.findByRole('button', { name: 'Listen' }));
  // The cache and the response answer one after the other.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

async function record(...recordedTexts: string[]): Promise<string[]> {
  const hashes = await Promise.all(recordedTexts.map(hashText));
  recorded.index = Object.fromEntries(hashes.map((hash) => [hash, 'f00d01']));
  return hashes.map((hash) => `/wellness-check/static/voice/en/${hash}-f00d01.opus`);
}

it('plays the recording of a text, then the phone speaks a text without one', async () => {
  const speech = installFakeSpeech([localEnglish]);
  const [address] = await record('I feel at ease.');
  await listen();
  expect(requests).toEqual([[address, 'no-store']]);
  expect(played).toHaveLength(1);
  expect(speech.spoken).toEqual([]);
  await act(async () => {
    played[0]?.dispatchEvent(new Event('ended'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(speech.texts).toEqual(['I have time for friends.']);
});

it('plays recordings on a phone without a voice', async () => {
  installFakeSpeech([]);
  await record(...texts);
  await listen();
  expect(played).toHaveLength(1);
});

it('is not offered on a phone without a voice if a text has no recording', async () => {
  installFakeSpeech([]);
  await record('I feel at ease.');
  display();
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(screen.queryByRole('button')).toBeNull();
});

it('stores recordings only on a phone of one’s own, and plays them without internet', async () => {
  installFakeSpeech([]);
  const [address = ''] = await record(...texts);
  await listen();
  expect(stored.size).toBe(0);
  writeValue(keys.phone, 'mine');
  await listen();
  expect([...stored.keys()]).toEqual([address]);
  requests = [];
  played = [];
  await listen();
  expect(requests).toEqual([]);
  expect(played).toHaveLength(1);
});

it('says so if a recording cannot be loaded', async () => {
  installFakeSpeech([]);
  await record(...texts);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await listen();
  expect(await screen.findByText('This could not be spoken. Please try again.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Listening' })).toBeNull();
});

it('requests and stores nothing for a text that may not be saved, and uses the voice of the phone', async () => {
  const speech = installFakeSpeech([localEnglish]);
  await record(...texts);
  cleanup();
  sessionStorage.clear();
  display({ isPrivate: true, isUnsaved: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Listen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, speak' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(speech.texts).toEqual(['I feel at ease.']);
  expect([requests, played, sessionStorage.length]).toEqual([[], [], 0]);
});
