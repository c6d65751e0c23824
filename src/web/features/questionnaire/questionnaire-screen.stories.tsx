import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { removeSession } from '#api/session.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { QuestionnaireHarness } from '#tests/support/harnesses/questionnaire-harness.tsx';
import { aMixedInstrument } from '#tests/support/mixed-instrument.ts';
import {
  expectChecked,
  press,
  type StoryContext,
  expectText,
  playUntilText,
  expectVisible,
} from '#tests/support/interactions.ts';
import psychological from '../../../../questionnaires/S1-psychological.json';
import emotional from '../../../../questionnaires/S2-emotional.json';
import social from '../../../../questionnaires/S3-social.json';
import distress from '../../../../questionnaires/S4-distress.json';
import activity from '../../../../questionnaires/S5-activity.json';

const mixed = aMixedInstrument();
const skippable = aMixedInstrument((draft) => (draft.allowsMissing = true));
const toInstrument = (file: unknown) => file as Instrument;
const createAnswers = (count: number) => Array.from({ length: count }, () => 5);
const narrow = { viewport: { value: 'w360' } };
const narrowest = { viewport: { value: 'w320' } };
const dark = { theme: 'dark' };

/** Waits for the control, which may load after its question. */
const seeControl = (role: string) => (stage: StoryContext) => expectVisible(stage, role);

const meta: Meta<typeof QuestionnaireHarness> = {
  title: 'Questionnaire/Screen',
  component: QuestionnaireHarness,
  parameters: { layout: 'fullscreen' },
  args: { instrument: toInstrument(psychological), draft: [] },
  play: seeControl('radio'),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InTheMiddle: Story = { tags: ['screenshot-all'], args: { draft: createAnswers(6) } };
export const InTheMiddleMobile: Story = {
  tags: ['variant'],
  args: { draft: createAnswers(6) },
  globals: narrow,
};
export const InTheMiddleDark: Story = { tags: ['variant'], args: { draft: createAnswers(6) }, globals: dark };
export const LastQuestionAnswered: Story = { args: { draft: createAnswers(20) } };
export const WithPeriod: Story = { args: { instrument: toInstrument(emotional) } };
export const ThirtyDays: Story = { args: { instrument: toInstrument(distress) } };
export const LongOptions: Story = { args: { instrument: toInstrument(activity) }, globals: narrow };
export const Cards: Story = {
  tags: ['screenshot-all'],
  play: seeControl('slider'),
  args: { instrument: toInstrument(social), draft: createAnswers(3) },
};
export const CardsMobile: Story = {
  tags: ['variant'],
  play: seeControl('slider'),
  args: { instrument: toInstrument(social), draft: createAnswers(3) },
  globals: narrow,
};
export const CardsDark: Story = {
  tags: ['variant'],
  play: seeControl('slider'),
  args: { instrument: toInstrument(social), draft: createAnswers(3) },
  globals: dark,
};
export const LastCardAnswered: Story = {
  play: seeControl('slider'),
  args: { instrument: toInstrument(social), draft: createAnswers(9) },
};

/** The toast stays open, so that screenshots do not depend on timing. */
const slowToastInstrument = {
  ...toInstrument(psychological),
  messages: { ...toInstrument(psychological).messages, toastMs: 600_000 },
};
const finished = { instrument: slowToastInstrument, draft: createAnswers(20) };
/** Sends the answers and waits for texts; the first one is in the toast. */
const sendAndSee =
  (...texts: string[]) =>
  async (stage: StoryContext) => {
    await seeControl('radio')(stage);
    await press(stage, 'Finish');
    await expectText(stage, ...texts);
    await waitFor(() =>
      expect(document.querySelector('.Toastify__toast')).toHaveTextContent(texts[0] as string),
    );
  };
export const Sending: Story = {
  args: { ...finished, submissions: ['never'] },
  play: async (stage) => {
    await seeControl('radio')(stage);
    await press(stage, 'Finish');
    await expectText(stage, 'Sending your answers...');
  },
};
/** Offline without an encryption key: the draft is kept. */
export const SubmitFailed: Story = {
  args: { ...finished, submissions: [0] },
  // With the toast.
  play: sendAndSee('Failed to submit assessment', 'Your answers are safe on this device'),
};
export const SubmitFailedMobile: Story = { ...SubmitFailed, tags: ['variant'], globals: narrowest };
export const SubmitFailedDark: Story = { ...SubmitFailed, tags: ['variant'], globals: dark };
const changedMessage =
  'This assessment has changed since you began. Please reload the page and start it again.';
/** The questionnaire has a new major version, with other questions. */
export const VersionChanged: Story = {
  args: {
    ...finished,
    submissions: [{ status: 409, body: { message: changedMessage, code: 'version-changed' } }],
  },
  play: sendAndSee('Submission failed', changedMessage),
};
const missingMessage = 'Question 3 has no answer.';
/** The question with the missing answer is displayed. */
export const MissingAnswer: Story = {
  args: { ...finished, submissions: [{ status: 422, body: { message: missingMessage, positions: [2] } }] },
  play: sendAndSee('Submission failed', missingMessage),
};
/** Logged out in another tab. */
export const SessionExpired: Story = {
  args: finished,
  play: async (stage) => {
    await seeControl('radio')(stage);
    removeSession();
    await sendAndSee('Missing session. Please login again.', 'Log in')(stage);
  },
};

const instruction = { instrument: mixed, draft: [], at: 'part1' };
export const Instruction: Story = {
  args: instruction,
  play: playUntilText('Please think of the last seven days.'),
};
export const InstructionMobile: Story = { ...Instruction, tags: ['variant'], globals: narrow };
export const InstructionDark: Story = { ...Instruction, tags: ['variant'], globals: dark };
export const InstructionBetween: Story = {
  args: { ...instruction, at: 'part2' },
  play: playUntilText('Before question 7'),
};

const rating = { instrument: mixed, draft: [2], at: 'pain' };
const rated = { ...rating, draft: [2, 6] };
export const Rating: Story = {
  args: rating,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('radio', { name: '5 of 10' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '6 of 10' })).toBeChecked();
    await canvas.findByRole('button', { name: 'Next' });
  },
};
export const RatingUnanswered: Story = { args: rating };
export const RatingAnsweredMobile: Story = {
  tags: ['variant'],
  args: rated,
  globals: narrowest,
  play: (stage) => expectChecked(stage, 'radio', '6 of 10'),
};
export const RatingAnsweredDark: Story = { ...RatingAnsweredMobile, tags: ['variant'], globals: dark };

const analogue = { instrument: mixed, draft: [2, 6], at: 'health' };
const marked = { ...analogue, draft: [2, 6, 63] };
export const Analogue: Story = {
  args: analogue,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('slider')).focus();
    await userEvent.keyboard('4');
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '40 of 100'));
  },
};
export const AnalogueUnanswered: Story = {
  args: analogue,
  play: seeControl('slider'),
};
export const AnalogueAnsweredMobile: Story = {
  tags: ['variant'],
  args: marked,
  globals: narrowest,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext', '63 of 100'),
};
export const AnalogueAnsweredDark: Story = { ...AnalogueAnsweredMobile, tags: ['variant'], globals: dark };

const number = { instrument: mixed, draft: [2, 6, 63], at: 'days' };
export const WholeNumber: Story = { args: number, play: seeControl('textbox') };
export const WholeNumberAnsweredMobile: Story = {
  tags: ['variant'],
  args: { ...number, draft: [2, 6, 63, 12] },
  globals: narrowest,
  play: async ({ canvas }) => expect(await canvas.findByRole('textbox')).toHaveValue('12'),
};
export const WholeNumberRefused: Story = {
  args: number,
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('textbox')).focus();
    await userEvent.keyboard('45');
    await canvas.findByText(/^This is more than 30/);
  },
};
export const WholeNumberRefusedMobile: Story = {
  ...WholeNumberRefused,
  tags: ['variant'],
  globals: narrowest,
};
export const WholeNumberRefusedDark: Story = { ...WholeNumberRefused, tags: ['variant'], globals: dark };

const several = { instrument: mixed, draft: [2, 6, 63, 12], at: 'helped' };
const helped = { ...several, draft: [2, 6, 63, 12, [1, 3]] };
export const Several: Story = {
  args: several,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['A walk', 'None of these']) {
      (await canvas.findByRole('checkbox', { name })).focus();
      await userEvent.keyboard(' ');
    }
    await expect(canvas.getByRole('checkbox', { name: 'A walk' })).not.toBeChecked();
    await canvas.findByText('No longer chosen: A walk');
  },
};
export const SeveralUnanswered: Story = { args: several, play: seeControl('checkbox') };
export const SeveralAnsweredMobile: Story = {
  tags: ['variant'],
  args: helped,
  globals: narrowest,
  play: (stage) => expectChecked(stage, 'checkbox', 'Music', 'Company'),
};
export const SeveralAnsweredDark: Story = { ...SeveralAnsweredMobile, tags: ['variant'], globals: dark };

/** The answer decides which question is next. */
export const Branching: Story = {
  args: { instrument: mixed, draft: [2, 6, 63, 12, [1]], at: 'tea' },
  play: async ({ canvas, userEvent }) => {
    const yes = await canvas.findByRole('radio', { name: 'Yes' });
    yes.focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('Question 7 of 8');
  },
};

/** A question that need not be answered. */
const declinable = { instrument: skippable, draft: [2], at: 'pain' };
const seeDecline = async (stage: StoryContext) => {
  await seeControl('radio')(stage);
  await expectVisible(stage, 'button', 'I would rather not answer');
};
export const Declinable: Story = { args: declinable, play: seeDecline };
export const DeclinableMobile: Story = { ...Declinable, tags: ['variant'], globals: narrowest };
export const DeclinableDark: Story = { ...Declinable, tags: ['variant'], globals: dark };
/** Declined, and displayed again by Back. */
export const Declined: Story = {
  tags: ['screenshot-all'],
  args: { draft: [] },
  play: async (stage) => {
    await seeDecline(stage);
    await press(stage, 'I would rather not answer');
    await expectText(stage, 'Question 2 of 20');
    await press(stage, 'Back');
    const decline = await stage.canvas.findByRole('button', { name: 'I would rather not answer' });
    await expect(decline).toHaveAttribute('aria-pressed', 'true');
  },
};
export const DeclinedMobile: Story = { ...Declined, tags: ['variant'], globals: narrowest };
export const DeclinedDark: Story = { ...Declined, tags: ['variant'], globals: dark };
/** The number of declined questions, next to the button that sends. */
export const DeclinedLast: Story = {
  args: { draft: createAnswers(19) },
  play: async (stage) => {
    await seeDecline(stage);
    await press(stage, 'I would rather not answer');
    await expectText(stage, '1 question not answered. That is okay.');
  },
};
export const DeclinedLastMobile: Story = { ...DeclinedLast, tags: ['variant'], globals: narrow };
export const DeclinedCard: Story = {
  args: { instrument: toInstrument(social), draft: createAnswers(3) },
  play: async (stage) => {
    await seeControl('slider')(stage);
    await press(stage, 'I would rather not answer');
  },
  globals: narrow,
};
export const DeclinableCardLastMobile: Story = {
  tags: ['variant'],
  args: { instrument: skippable, draft: [2, 6, 63, 12, [1], 2], at: 'ease' },
  globals: narrowest,
  play: seeControl('slider'),
};
