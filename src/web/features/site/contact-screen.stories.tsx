import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { clearSessionStorage } from '#api/device/storage.ts';
import { SiteHarness, type SiteHarnessProps } from '#tests/support/harnesses/site-harness.tsx';
import {
  fillFields,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { ContactScreen } from './contact-screen.tsx';

const input = {
  Username: 'quiet_river',
  'Email ID': 'quiet@example.org',
  Age: '34',
  Gender: 'Female',
  'Message (optional)': 'Could the reading pages be printed?',
};

async function submitAndSee(stage: StoryContext, expectedText: string, changes: Partial<typeof input> = {}) {
  await fillFields(stage, { ...input, ...changes });
  await press(stage, 'Submit');
  await expectText(stage, expectedText);
}
/** Submits the form and waits for a text. */
const expectAfterSubmit = (expectedText: string) => (stage: StoryContext) =>
  submitAndSee(stage, expectedText);

const meta: Meta<SiteHarnessProps> = {
  title: 'Site/Contact',
  parameters: { layout: 'fullscreen' },
  args: { answers: [204] },
  // Stories share one tab storage.
  loaders: [async () => clearSessionStorage()],
  play: playUntilText('Contact Us'),
  render: (props) => (
    <SiteHarness {...props}>
      <ContactScreen />
    </SiteHarness>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Incomplete: Story = {
  play: async (stage) => {
    await press(stage, 'Submit');
    await expectText(stage, 'Please check the marked fields.');
  },
};
export const Sending: Story = {
  args: { answers: ['never'] },
  play: expectAfterSubmit('Sending...'),
};
export const Sent: Story = {
  play: expectAfterSubmit('Your message has been sent'),
};
/** A long address must not overflow. */
export const SentToALongAddress: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async (stage) => {
    await submitAndSee(stage, 'Your message has been sent', {
      'Email ID': `${'a_quiet_river'.repeat(4)}@a-very-long-name.example.org`,
    });
    const confirmation = within(stage.canvasElement).getByRole('status');
    await expect(confirmation.scrollWidth).toBeLessThanOrEqual(confirmation.clientWidth);
  },
};
const receipt = { reference: 'K7MX-2PQR', dueAt: '2026-04-15T06:30:00.000Z' };
const chooseComplaint = (stage: StoryContext) =>
  press(stage, 'A complaint about how my data is used', 'radio');
/** For a complaint the message is required. */
export const ComplaintWithoutWords: Story = {
  play: async (stage) => {
    await chooseComplaint(stage);
    await press(stage, 'Submit');
    await expectText(stage, 'Please check the marked fields.');
  },
};
/** The reference number, and the last day for an answer. */
export const ComplaintSent: Story = {
  args: { answers: [{ body: receipt }] },
  play: async (stage) => {
    await fillFields(stage, input);
    await chooseComplaint(stage);
    await press(stage, 'Submit');
    await expectText(stage, 'Please note this number:');
  },
};
export const ComplaintSentDark: Story = { ...ComplaintSent, tags: ['variant'], globals: { theme: 'dark' } };
export const ComplaintSentMobile: Story = {
  ...ComplaintSent,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' } },
};
/** Too young: a message, and help numbers. */
export const TooYoung: Story = {
  play: (stage) =>
    submitAndSee(stage, 'If you are younger, please talk to an adult you trust', { Age: '16' }),
};
export const TooYoungDark: Story = { ...TooYoung, tags: ['variant'], globals: { theme: 'dark' } };
export const TooYoungMobile: Story = {
  ...TooYoung,
  tags: ['variant'],
  globals: { viewport: { value: 'w320' } },
};
/** The response is not from the server of the app. */
export const AnotherAnswer: Story = {
  args: { answers: [{ body: '<!doctype html>' }] },
  play: expectAfterSubmit('Your message could not be sent. Please try again later.'),
};
/** The first request fails, the second succeeds. */
export const Offline: Story = {
  args: { answers: [0, 204] },
  play: expectAfterSubmit('The server did not answer'),
};
export const NotAccepted: Story = {
  args: { answers: [405] },
  play: expectAfterSubmit('Messages cannot be sent from here.'),
};
export const TooMany: Story = {
  args: {
    answers: [
      { status: 429, body: { message: 'Too many tries.', code: 'too-many-tries' }, retryAfter: 1500 },
    ],
  },
  play: expectAfterSubmit('Please try again in 25 minutes.'),
};
export const Refused: Story = {
  args: {
    answers: [{ status: 422, body: { message: 'Enter a valid email address.', code: 'email-invalid' } }],
  },
  play: expectAfterSubmit('Enter a valid email address.'),
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const FailedDark: Story = { ...Offline, tags: ['variant'], globals: { theme: 'dark' } };
export const Mobile: Story = { ...Incomplete, tags: ['variant'], globals: { viewport: { value: 'w320' } } };
