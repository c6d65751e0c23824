import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ConfirmButton } from './confirm-button.tsx';

const meta = {
  title: 'Components/Actions/Confirm button',
  tags: ['autodocs'],
  component: ConfirmButton,
  args: {
    label: 'Delete these answers',
    title: 'Delete these answers?',
    children: (
      <p>
        They have not been sent yet. What waits of this assessment is removed from this phone, nobody can
        bring it back, and no result comes of it. You can take the assessment again.
      </p>
    ),
    cancelLabel: 'Keep them',
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof ConfirmButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete these answers' }));
};

export const Default: Story = { tags: ['screenshot'] };
export const Open: Story = { play: openDialog };
export const OpenDark: Story = { tags: ['variant'], play: openDialog, globals: { theme: 'dark' } };
export const OpenMobile: Story = {
  tags: ['variant'],
  play: openDialog,
  globals: { viewport: { value: 'w320' } },
};
