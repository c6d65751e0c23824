import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { SiteHarness, type SiteHarnessProps } from '#tests/support/harnesses/site-harness.tsx';
import { ContactScreen } from './contact-screen.tsx';

const typed = {
  Username: 'quiet_river',
  'Email ID': 'quiet@example.org',
  Age: '34',
  Gender: 'Female',
  'Message (optional)': 'Could the reading pages be printed?',
};

interface Play {
  readonly canvasElement: HTMLElement;
}

async function submit({ canvasElement }: Play) {
  const page = within(canvasElement);
  fireEvent.click(await page.findByRole('button', { name: 'Submit' }));
  return page;
}

async function send({ canvasElement }: Play, words: Partial<typeof typed> = {}) {
  const page = within(canvasElement);
  await page.findByLabelText('Username');
  for (const [label, value] of Object.entries({ ...typed, ...words })) {
    fireEvent.change(page.getByLabelText(label), { target: { value } });
  }
  return submit({ canvasElement });
}

/** Sends, and waits for what the server said. */
async function fail(play: Play) {
  const page = await send(play);
  await waitFor(() => page.getByRole('alert'));
}

const meta: Meta<SiteHarnessProps> = {
  title: 'Site/Contact',
  parameters: { layout: 'fullscreen' },
  args: { answers: [204] },
  render: (props) => (
    <SiteHarness {...props}>
      <ContactScreen />
    </SiteHarness>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};
export const Incomplete: Story = {
  play: async (play) => void (await submit(play)),
};
export const Sending: Story = {
  args: { answers: ['never'] },
  play: async (play) => void (await send(play)),
};
export const Sent: Story = {
  play: async (play) => {
    const page = await send(play);
    await page.findByText('Your message has been sent');
  },
};
/** An address without a place to break stays within the page. */
export const SentToALongAddress: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async (play) => {
    const page = await send(play, {
      'Email ID': `${'a_quiet_river'.repeat(4)}@a-very-long-name.example.org`,
    });
    const confirmation = await page.findByRole('status');
    await expect(confirmation.scrollWidth).toBeLessThanOrEqual(confirmation.clientWidth);
  },
};
/** Too young: kind words, and numbers to call. */
export const TooYoung: Story = { play: async (play) => void (await send(play, { Age: '16' })) };
export const TooYoungDark: Story = { ...TooYoung, globals: { theme: 'dark' } };
export const TooYoungNarrow: Story = { ...TooYoung, globals: { viewport: { value: 'w320' } } };
/** What stands at the address is no server of ours. */
export const AnotherAnswer: Story = { args: { answers: [{ body: '<!doctype html>' }] }, play: fail };
/** The first try fails, the second gets through. */
export const LineDown: Story = { args: { answers: [0, 204] }, play: fail };
export const NotTaken: Story = { args: { answers: [405] }, play: fail };
export const TooMany: Story = {
  args: {
    answers: [{ status: 429, body: { message: 'Too many tries.', code: 'too-many-tries' }, wait: 1500 }],
  },
  play: fail,
};
export const Refused: Story = {
  args: {
    answers: [{ status: 422, body: { message: 'Enter a valid email address.', code: 'email-invalid' } }],
  },
  play: fail,
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkFailed: Story = { ...LineDown, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Incomplete, globals: { viewport: { value: 'w320' } } };
