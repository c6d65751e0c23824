import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { resetTrial } from '#features/trial/use-trial.ts';
import { SiteHarness } from '#tests/support/harnesses/site-harness.tsx';
import distressFile from '../../../questionnaires/S4-distress.json';
import { createTryNowScreen } from './try-now-screen.tsx';

const distress = distressFile as unknown as Instrument;
const compiled = addFormulaMetadata(distress);
const TryNow = createTryNowScreen(
  {
    cards: [{ ...compiled, minutes: 3 } as unknown as InstrumentCard],
    loadInstrument: async () => compiled,
    loadQuestions: async () => distress,
  },
  { leaveAssessment: async () => undefined },
);
const wait = { timeout: 10_000 };

/** Enters a year of birth. */
async function begin(canvasElement: HTMLElement, age: number) {
  const canvas = within(canvasElement);
  const year = String(new Date().getFullYear() - age);
  await userEvent.type(await canvas.findByLabelText('Year of birth', {}, wait), year);
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  return canvas;
}

/** Answers every question with the option of this number key. */
async function answerAll(canvasElement: HTMLElement, key: string) {
  const canvas = await begin(canvasElement, 34);
  for (let number = 1; number <= distress.items.length; number += 1) {
    await canvas.findByText(`Question ${number} of ${distress.items.length}`, {}, wait);
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await userEvent.keyboard(key);
  }
  await userEvent.click(await canvas.findByRole('button', { name: distress.presentation.finishLabel }, wait));
  await canvas.findByRole('heading', { name: 'One small step' }, wait);
  return canvas;
}

const meta: Meta<typeof TryNow> = {
  title: 'Trial/Try now',
  component: TryNow,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    resetTrial();
  },
  render: () => (
    <SiteHarness>
      <TryNow />
    </SiteHarness>
  ),
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UnderAge: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await begin(canvasElement, 15);
    await waitFor(() => expect(canvas.queryByLabelText('Year of birth')).toBeNull(), wait);
  },
};
export const Question: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await begin(canvasElement, 34);
    await canvas.findByText(`Question 1 of ${distress.items.length}`, {}, wait);
  },
};
/** Heavy answers: help comes first. */
export const ResultWithHelp: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await answerAll(canvasElement, '4');
    await canvas.findByRole('complementary', { name: 'Please talk to someone today.' });
  },
};
/** Lighter answers, scrolled to the choice to keep them. */
export const SaveResult: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await answerAll(canvasElement, '2');
    (await canvas.findByRole('button', { name: 'Keep my answers' })).scrollIntoView();
  },
};
