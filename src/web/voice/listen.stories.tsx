import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type FakeSpeech, installFakeSpeech, localEnglish } from '#tests/support/fake-speech.ts';
import { press, type StoryContext } from '#tests/support/interactions.ts';
import { RatingScale } from '#ui/rating-scale/rating-scale.tsx';
import { accentClass } from '#ui/theme/accent.ts';
import { Listen } from './listen.tsx';

const labels = ['Never', 'A little of the time', 'Some of the time', 'Most of the time'];
const options = labels.map((label, index) => ({ code: index + 1, label }));

/** A question with its options. */
function Question({ isPrivate = false }: { isPrivate?: boolean }) {
  const id = useId();
  const [value, setValue] = useState<number | null>(null);
  return (
    <div className={accentClass('s4')} style={{ minHeight: '34rem' }}>
      <p style={{ minHeight: '3rem' }}>
        Question 1 of 12 <Listen within="[data-listen]" isPrivate={isPrivate} />
      </p>
      <div data-listen="">
        <h1 id={id}>My body felt tired even after rest.</h1>
        <RatingScale name={id} labelledBy={id} {...{ options, value }} onChange={setValue} />
      </div>
    </div>
  );
}

let speech: FakeSpeech;

const meta = {
  title: 'Components/Actions/Listen',
  component: Question,
  // A voice of the phone, which says nothing.
  beforeEach: () => {
    speech = installFakeSpeech([localEnglish]);
  },
} satisfies Meta<typeof Question>;
export default meta;
type Story = StoryObj<typeof meta>;

const startListening = (stage: StoryContext) => press(stage, 'Listen');

/** Speaks until an option is highlighted. */
async function listenToOptions(stage: StoryContext) {
  await startListening(stage);
  for (const text of ['1. Never', '2. A little of the time']) {
    speech.finish();
    await waitFor(() => expect(speech.texts.at(-1)).toBe(text));
  }
}

export const Default: Story = {};

export const Button: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Listen' });
    await expect(speech.spoken).toEqual([]);
  },
};
/** The spoken option is highlighted, with its number. A tap anywhere on it chooses it. */
export const AnswerByListening: Story = { tags: ['screenshot-all', 'aria-snapshot'], play: listenToOptions };
export const AnswerByListeningDark: Story = {
  tags: ['variant'],
  globals: { theme: 'dark' },
  play: listenToOptions,
};
/** A tap on the spoken option chooses it, and speech stops. */
export const Chosen: Story = {
  play: async (stage) => {
    await listenToOptions(stage);
    await userEvent.click(within(stage.canvasElement).getByText('A little of the time'));
    await expect(
      within(stage.canvasElement).getByRole('radio', { name: 'A little of the time' }),
    ).toBeChecked();
    await expect(speech.isSpeaking).toBe(false);
  },
};
/** Before a result is spoken. */
export const Earphones: Story = { args: { isPrivate: true }, play: startListening };
export const EarphonesDark: Story = {
  tags: ['variant'],
  args: { isPrivate: true },
  globals: { theme: 'dark', viewport: { value: 'w360' } },
  play: startListening,
};
