import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Harness, userid } from '#tests/support/harness.tsx';
import { MyPassword } from './my-password.tsx';

const meta: Meta<typeof Harness> = {
  title: 'Profile/My password',
  render: (props) => (
    <Harness {...props}>
      <MyPassword userid={userid} />
    </Harness>
  ),
  args: { answers: { '/user/password/': 204 } },
};
export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Change my password' }));
};
const send =
  (current: string, next: string): Story['play'] =>
  async (context) => {
    await open(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByLabelText('Current password'), current);
    await userEvent.type(canvas.getByLabelText('New password'), next);
    await userEvent.type(canvas.getByLabelText('New password, once more'), next);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
  };

export const Closed: Story = {};
export const Open: Story = { play: open };
export const OpenDark: Story = { play: open, globals: { theme: 'dark' } };
export const OpenNarrow: Story = { play: open, globals: { viewport: { value: 'w320' } } };
export const Empty: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: 'Save the new password' }),
    );
  },
};
export const Changed: Story = { play: send('river stone', 'lamp near window') };
export const TheSame: Story = { play: send('river stone', 'river stone') };
export const WrongPassword: Story = {
  play: send('river', 'lamp near window'),
  args: {
    answers: {
      '/user/password/': {
        status: 403,
        body: { message: 'This password is not right.', code: 'password-wrong' },
      },
    },
  },
};
export const TooCommon: Story = {
  play: send('river stone', 'password1'),
  args: {
    answers: {
      '/user/password/': {
        status: 422,
        body: { message: 'Many people use this password. Please choose another.', code: 'password-common' },
      },
    },
  },
};
export const LineDown: Story = {
  play: send('river stone', 'lamp near window'),
  args: { answers: { '/user/password/': 0 } },
};
export const Lacking: Story = {
  play: send('river stone', 'lamp near window'),
  args: { answers: { '/user/password/': 404 } },
};
