// @own-page: replaces the speech synthesis
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exitAddress } from '#contract/paths.ts';
import {
  type FakeSpeech,
  installFakeSpeech,
  localEnglish,
  localHindi,
  remoteEnglish,
} from '#tests/support/fake-speech.ts';
import '#tests/support/load-english.ts';
import { Listen } from '#voice/listen.tsx';

function Question({ subject = 1, onChoose }: { subject?: number; onChoose?: (code: string) => void }) {
  return (
    <>
      <Listen within="[data-listen]" subject={subject} />
      <div data-listen="">
        <h1>I feel at ease.</h1>
        <p hidden>Choosing an answer moves on.</p>
        <fieldset>
          {['Never', 'Often'].map((label) => (
            <label key={label}>
              <input type="radio" name="answer" value={label} onChange={() => onChoose?.(label)} />
              <span>{label}</span>
              <kbd aria-hidden="true">1</kbd>
            </label>
          ))}
        </fieldset>
      </div>
      <a href={exitAddress} onClick={(event) => event.preventDefault()}>
        Quick exit
      </a>
    </>
  );
}

const findButton = () => screen.findByRole('button', { name: 'Listen' }, { timeout: 4000 });
const option = (label: string) => screen.getByText(label).closest('label');
/** Waits without `act`, which would delay the button until its end. */
const expectNoButton = () =>
  expect(screen.findByRole('button', {}, { timeout: 1800 })).rejects.toThrow('Unable to find');

/** Ends the text that is spoken, so that the next one starts. */
const finish = (speech: FakeSpeech) =>
  act(async () => {
    speech.finish();
    await Promise.resolve();
  });

// Loaded before, so that a missing button is not one that is still loading.
beforeAll(() => Promise.all([import('#voice/available-listen.tsx'), import('#voice/listen-button.tsx')]));

beforeEach(() => {
  document.documentElement.lang = 'en-IN';
  sessionStorage.clear();
});

describe('the button', () => {
  it('appears when the phone has loaded a local voice of the language', async () => {
    const speech = installFakeSpeech([]);
    render(<Question />);
    await expectNoButton();
    act(() => speech.loadVoices([localEnglish]));
    expect(await findButton()).toBeVisible();
  });

  it.each([
    ['the only voice is remote', [remoteEnglish]],
    ['the voice is of another language', [localHindi]],
  ])('does not appear if %s', async (_, voices) => {
    installFakeSpeech(voices);
    render(<Question />);
    await expectNoButton();
  });

  it('does not appear if a part of the text is in a language without a voice', async () => {
    installFakeSpeech([localEnglish]);
    render(
      <>
        <Listen within="[data-listen]" />
        <div data-listen="">
          <p>One part.</p>
          <p lang="hi">दूसरा भाग।</p>
        </div>
      </>,
    );
    await expectNoButton();
  });
});

describe('listening to a question', () => {
  it('speaks nothing without a press', async () => {
    const speech = installFakeSpeech([localEnglish]);
    const { rerender } = render(<Question />);
    await findButton();
    rerender(<Question subject={2} />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(speech.spoken).toEqual([]);
  });

  it('speaks the question, then each option with its number, and highlights what is spoken', async () => {
    const speech = installFakeSpeech([remoteEnglish, localEnglish]);
    render(<Question />);
    await userEvent.click(await findButton());
    expect(speech.spoken).toEqual([{ text: 'I feel at ease.', voice: localEnglish, rate: 1 }]);
    await finish(speech);
    expect(speech.texts.at(-1)).toBe('1. Never');
    expect(option('Never')).toHaveAttribute('data-spoken', 'option');
    await finish(speech);
    expect(speech.texts.at(-1)).toBe('2. Often');
    expect(option('Never')).not.toHaveAttribute('data-spoken');
    await finish(speech);
    expect(speech.texts).toHaveLength(3);
    expect(screen.queryByRole('group', { name: 'Listening' })).toBeNull();
    expect(option('Often')).not.toHaveAttribute('data-spoken');
  });

  it('stops when an option is tapped, which chooses it', async () => {
    const speech = installFakeSpeech([localEnglish]);
    const chosen: string[] = [];
    render(<Question onChoose={(code) => chosen.push(code)} />);
    await userEvent.click(await findButton());
    await finish(speech);
    await userEvent.click(screen.getByText('Never'));
    expect(chosen).toEqual(['Never']);
    expect(speech.isSpeaking).toBe(false);
    expect(screen.queryByRole('group', { name: 'Listening' })).toBeNull();
  });

  it('chooses by a number key, and stops by Escape', async () => {
    const speech = installFakeSpeech([localEnglish]);
    const chosen: string[] = [];
    render(<Question onChoose={(code) => chosen.push(code)} />);
    await userEvent.click(await findButton());
    await userEvent.keyboard('2');
    expect(chosen).toEqual(['Often']);
    await userEvent.click(await findButton());
    expect(speech.isSpeaking).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(speech.isSpeaking).toBe(false);
    expect(await findButton()).toHaveFocus();
  });

  it('pauses, continues with the same option, repeats the question, and speaks slower', async () => {
    const speech = installFakeSpeech([localEnglish]);
    render(<Question />);
    await userEvent.click(await findButton());
    await finish(speech);
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(speech.isSpeaking).toBe(false);
    expect(option('Never')).toHaveAttribute('data-spoken');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(speech.texts.at(-1)).toBe('1. Never');
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(speech.texts.at(-1)).toBe('I feel at ease.');
    await userEvent.click(screen.getByRole('button', { name: 'Slower' }));
    expect(speech.spoken.at(-1)?.rate).toBeLessThan(1);
    expect(screen.getByRole('button', { name: 'Slower' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Slower' }));
  });

  it('has no live region, so that a screen reader does not speak as well', async () => {
    installFakeSpeech([localEnglish]);
    const { container } = render(<Question />);
    await userEvent.click(await findButton());
    expect(container.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  });
});

describe('speech stops', () => {
  async function startListening() {
    const speech = installFakeSpeech([localEnglish]);
    const view = render(<Question />);
    await userEvent.click(await findButton());
    expect(speech.isSpeaking).toBe(true);
    return { speech, ...view };
  }

  it('with the next question', async () => {
    const { speech, rerender } = await startListening();
    rerender(<Question subject={2} />);
    await waitFor(() => expect(speech.isSpeaking).toBe(false));
  });

  it('when the page is left', async () => {
    const { speech, unmount } = await startListening();
    unmount();
    expect(speech.isSpeaking).toBe(false);
  });

  it('when the page is hidden', async () => {
    const { speech } = await startListening();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(speech.isSpeaking).toBe(false);
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  });

  it('at the first press on quick exit', async () => {
    const { speech } = await startListening();
    fireEvent.click(screen.getByText('Quick exit'));
    expect(speech.isSpeaking).toBe(false);
  });
});

describe('a private text', () => {
  const Result = () => (
    <>
      <Listen within="[data-listen]" isPrivate />
      <p data-listen="">Harder than last time.</p>
    </>
  );

  it('is spoken after the question about earphones, which is asked once', async () => {
    const speech = installFakeSpeech([localEnglish]);
    render(<Result />);
    await userEvent.click(await findButton());
    expect(speech.spoken).toEqual([]);
    expect(screen.getByRole('group', { name: /Use earphones\?/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, speak' }));
    expect(speech.texts).toEqual(['Harder than last time.']);
    await finish(speech);
    await userEvent.click(await findButton());
    expect(speech.texts).toHaveLength(2);
  });

  it('is not spoken after "Not now", and the question is asked again', async () => {
    const speech = installFakeSpeech([localEnglish]);
    render(<Result />);
    await userEvent.click(await findButton());
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(speech.spoken).toEqual([]);
    expect(await findButton()).toHaveFocus();
    await userEvent.click(await findButton());
    expect(screen.getByRole('button', { name: 'Yes, speak' })).toHaveFocus();
  });
});
