import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignUpScreen } from './sign-up-screen.tsx';
import { AccountStage, type StageProps } from '../../../tests/support/stages/account-stage.tsx';

const meta: Meta<Omit<StageProps, 'children'>> = {
  title: 'Account/Sign up',
  parameters: { layout: 'fullscreen' },
  render: (stage) => (
    <AccountStage {...stage}>
      <SignUpScreen />
    </AccountStage>
  ),
  args: { at: '/signUp', answer: 200 },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Sending: Story = { args: { answer: 'never' } };
export const Refused: Story = { args: { answer: 503 } };
export const LineDown: Story = { args: { answer: 0 } };
