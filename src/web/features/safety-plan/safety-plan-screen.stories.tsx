import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness } from '#tests/support/harness.tsx';
import { playUntilText } from '#tests/support/interactions.ts';
import { SafetyPlanScreen, type SafetyPlanScreenProps } from './safety-plan-screen.tsx';

const meta: Meta<SafetyPlanScreenProps & { phone: 'mine' | 'shared' | null; stored: string }> = {
  title: 'Safety plan/Safety plan',
  parameters: { layout: 'fullscreen' },
  args: {
    review: { reviewedBy: 'Dr Meera Rao, Professor of Psychiatry', on: '2026-11-20' },
    phone: 'mine',
    stored: '',
  },
  render: ({ phone, stored, review }) => (
    <Harness
      visitor
      answers={{}}
      before={() => {
        if (phone === null) localStorage.removeItem('phone');
        else localStorage.setItem('phone', phone);
        if (stored) localStorage.setItem('safetyPlan', stored);
        else localStorage.removeItem('safetyPlan');
      }}
    >
      <SafetyPlanScreen review={review} />
    </Harness>
  ),
  // Stories share one device storage.
  beforeEach: () => () => {
    localStorage.removeItem('phone');
    localStorage.removeItem('safetyPlan');
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const stored = (wrongPins: number) =>
  JSON.stringify({ iterations: 600_000, salt: 'AAAA', nonce: 'AAAA', data: 'AAAA', wrongPins });

export const Default: Story = { play: playUntilText('Choose a PIN') };
export const Dark: Story = {
  tags: ['variant'],
  globals: { theme: 'dark' },
  play: playUntilText('Choose a PIN'),
};
export const Locked: Story = { args: { stored: stored(0) }, play: playUntilText('Open your plan') };
export const Blocked: Story = { args: { stored: stored(5) }, play: playUntilText('The plan is closed') };
export const UnknownPhone: Story = {
  args: { phone: null },
  play: playUntilText('Does anyone else use this phone?'),
};
export const SharedPhone: Story = { args: { phone: 'shared' }, play: playUntilText('My warning signs') };
export const Mobile: Story = {
  tags: ['variant'],
  args: { phone: 'shared' },
  globals: { viewport: { value: 'w320' } },
  play: playUntilText('My warning signs'),
};
export const Demo: Story = { args: { review: 'demo' }, play: playUntilText('Choose a PIN') };
export const Off: Story = {
  args: { review: null },
  play: playUntilText('This page is not available yet'),
};
