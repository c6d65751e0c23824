import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harness, userid } from '#tests/support/harness.tsx';
import {
  fillFields,
  press,
  type StoryContext,
  expectText,
  playUntilText,
} from '#tests/support/interactions.ts';
import { MyPassword } from './my-password.tsx';

const meta: Meta<typeof Harness> = {
  title: 'Profile/My password',
  parameters: { frame: 'wide' },
  render: (props) => (
    <Harness {...props}>
      <MyPassword userid={userid} />
    </Harness>
  ),
  play: playUntilText('A new password logs you out everywhere else.'),
  args: { answers: { '/user/password/': 204 } },
};
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (stage: StoryContext) => {
  await press(stage, 'Change my password');
  await expectText(stage, 'Save the new password');
};
/** Submits both passwords and waits for a text. */
const submitAndSee = (current: string, next: string, text: string) => async (stage: StoryContext) => {
  await open(stage);
  await fillFields(stage, {
    'Current password': current,
    'New password': next,
    'New password again': next,
  });
  await press(stage, 'Save the new password');
  await expectText(stage, text);
};

export const Default: Story = {};
export const Open: Story = { play: open };
export const OpenDark: Story = { tags: ['variant'], play: open, globals: { theme: 'dark' } };
export const OpenMobile: Story = { tags: ['variant'], play: open, globals: { viewport: { value: 'w320' } } };
export const Empty: Story = {
  play: async (stage) => {
    await open(stage);
    await press(stage, 'Save the new password');
    await expectText(stage, 'Please type the password that you use now.');
  },
};
export const Changed: Story = {
  play: submitAndSee('river stone', 'lamp near window', 'Your password is changed.'),
};
export const SamePassword: Story = {
  play: submitAndSee('river stone', 'river stone', 'The new password is the same as the old one.'),
};
export const WrongPassword: Story = {
  play: submitAndSee('river', 'lamp near window', 'This is not the password that you use now.'),
  args: {
    answers: {
      '/user/password/': {
        status: 403,
        body: { message: 'This password is not right.', code: 'password-wrong' },
      },
    },
  },
};
export const CommonPassword: Story = {
  play: submitAndSee('river stone', 'password1', 'Many people use this password.'),
  args: {
    answers: {
      '/user/password/': {
        status: 422,
        body: { message: 'Many people use this password. Please choose another.', code: 'password-common' },
      },
    },
  },
};
export const Offline: Story = {
  play: submitAndSee('river stone', 'lamp near window', 'The server did not answer'),
  args: { answers: { '/user/password/': 0 } },
};
export const Unsupported: Story = {
  play: submitAndSee('river stone', 'lamp near window', 'This is not available here.'),
  args: { answers: { '/user/password/': 404 } },
};
