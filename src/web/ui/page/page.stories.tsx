import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Lead, SkipLink, VisuallyHidden, Container } from './page.tsx';

const meta = {
  title: 'Components/Layout/Page',
  tags: ['autodocs'],
  component: Container,
  subcomponents: { SkipLink, Lead, VisuallyHidden },
  parameters: { layout: 'fullscreen', frame: 'column' },
  args: {
    as: 'main',
    id: 'main',
    tabIndex: -1,
    children: (
      <>
        <h1>Aspects of Mental Wellbeing</h1>
        <Lead>Click on any assessment to start</Lead>
        <p>
          Plain text, <a href="#a">a link</a>, and more text. <VisuallyHidden>Only heard.</VisuallyHidden>
        </p>
        <h2>A section title</h2>
        <h3>A card title</h3>
        <p className="note">A note in small print.</p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <SkipLink />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
/** After the first press of the Tab key. */
export const SkipLinkVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
