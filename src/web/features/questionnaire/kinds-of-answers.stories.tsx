import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QuestionnaireHarness } from '#tests/support/harnesses/questionnaire-harness.tsx';
import { expectChecked, expectVisible, type StoryContext } from '#tests/support/interactions.ts';
import { aTypedInstrument } from '#tests/support/typed-instrument.ts';

const typed = aTypedInstrument();
const narrowest = { viewport: { value: 'w320' } };
const dark = { theme: 'dark' };

/** The kinds of answers that public manuals ask for, on the narrowest screen and in the dark. */
const meta: Meta<typeof QuestionnaireHarness> = {
  title: 'Questionnaire/Kinds of answers',
  component: QuestionnaireHarness,
  parameters: { layout: 'fullscreen' },
  args: { instrument: typed, draft: [] },
};
export default meta;

type Story = StoryObj<typeof meta>;

const given = [1350, 405, 20260301, 9, 2, 3, 2, 65, [1, 3], 'I wake at four.'] as const;
const untilItem = (at: string, count = 0): Story => ({
  args: { instrument: typed, draft: given.slice(0, count), at },
});
const seeTextbox = (stage: StoryContext) => expectVisible(stage, 'textbox');

export const ClockTime: Story = {
  ...untilItem('bed', 1),
  play: async ({ canvas }) =>
    expect(await canvas.findByLabelText(/When did you usually go to bed/)).toHaveValue('22:30'),
};
export const ClockTimeNarrow: Story = { ...ClockTime, globals: narrowest };
export const ClockTimeDark: Story = { ...ClockTime, globals: dark };

/** Hours and minutes by keyboard alone; Enter continues. */
export const Duration: Story = {
  ...untilItem('sleep', 1),
  play: async ({ canvas, userEvent }) => {
    const [hours, minutes] = await canvas.findAllByRole('textbox');
    hours?.focus();
    await userEvent.keyboard('6');
    minutes?.focus();
    await userEvent.keyboard('45{Enter}');
    await canvas.findByText('Since when do you sleep like this?');
  },
};
export const DurationAnsweredNarrow: Story = {
  ...untilItem('sleep', 2),
  globals: narrowest,
  play: seeTextbox,
};
export const DurationRefusedNarrow: Story = {
  ...untilItem('sleep', 1),
  globals: narrowest,
  play: async ({ canvas, userEvent }) => {
    const [hours] = await canvas.findAllByRole('textbox');
    hours?.focus();
    await userEvent.keyboard('20{Enter}');
    await waitFor(() => expect(hours).toHaveAccessibleDescription(/16:00/));
  },
};
export const DurationDark: Story = { ...DurationAnsweredNarrow, globals: dark };

export const DateNarrow: Story = {
  ...untilItem('since', 3),
  globals: narrowest,
  play: async ({ canvas }) => expect(await canvas.findByLabelText(/Since when/)).toHaveValue('2026-03-01'),
};
export const DateDark: Story = { ...DateNarrow, globals: dark };

export const DoesNotApplyNarrow: Story = {
  ...untilItem('work', 4),
  globals: narrowest,
  play: (stage) => expectChecked(stage, 'radio', 'I do not work or study'),
};

/** A low sum skips the next question. */
export const SkipByScore: Story = {
  ...untilItem('tired', 4),
  args: { instrument: typed, draft: [...given.slice(0, 4), 1], at: 'tired' },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio');
    first?.focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('Question 6 of 9');
  },
};

export const LineInStepsNarrow: Story = {
  ...untilItem('health', 8),
  globals: narrowest,
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider');
    slider.focus();
    await userEvent.keyboard('7');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '70 of 100'));
  },
};

export const ExclusiveNarrow: Story = {
  ...untilItem('tried', 9),
  globals: narrowest,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('checkbox', { name: 'I have not tried anything' })).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'No phone in bed' })).not.toBeChecked();
  },
};

export const FreeTextNarrow: Story = { ...untilItem('words', 10), globals: narrowest, play: seeTextbox };
export const FreeTextDark: Story = { ...FreeTextNarrow, globals: dark };
