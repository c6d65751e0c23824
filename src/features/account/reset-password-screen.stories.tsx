import type { Meta, StoryObj } from '@storybook/react-vite';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { AccountStage, type StageProps } from '../../../tests/support/stages/account-stage.tsx';

const meta: Meta<Omit<StageProps, 'children'>> = {
  title: 'Account/Reset password',
  parameters: { layout: 'fullscreen' },
  render: (stage) => (
    <AccountStage {...stage}>
      <ResetPasswordScreen />
    </AccountStage>
  ),
  args: { at: '/resetPassword?token=from-the-mail', answer: 204 },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NoLink: Story = { args: { at: '/resetPassword' } };
export const OldLink: Story = {
  args: { answer: { status: 401, body: { message: 'This link was used already or is too old.' } } },
};
/** The first try saved the password, but its answer got lost. */
export const AnswerLost: Story = {
  args: { answer: [0, { status: 401, body: { message: 'This link was used already or is too old.' } }] },
};
export const CommonPassword: Story = {
  args: { answer: { status: 422, body: { message: 'This password is too common. Please choose another.' } } },
};
export const CommonPasswordDark: Story = { ...CommonPassword, globals: { theme: 'dark' } };
export const LineDown: Story = { args: { answer: 0 } };
