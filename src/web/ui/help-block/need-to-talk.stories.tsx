import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorPageHarness, createAuthorDocs } from '#tests/support/harnesses/author-page-harness.tsx';
import { Button } from '../button/button.tsx';
import { helpButtonId } from './help-button-id.ts';
import { NeedToTalk } from './need-to-talk.tsx';

const meta = {
  title: 'Components/Feedback/Need to talk',
  component: NeedToTalk,
  tags: ['autodocs'],
  parameters: createAuthorDocs(
    'The words on the button of the bar, within a text: a press opens the help numbers there. On paper, the numbers follow in brackets.',
    'If someone hurts or threatens you, <NeedToTalk /> has numbers you can ring at any hour.',
  ),
  args: {
    children: 'Need to talk?',
    lines: [
      {
        numbers: [
          { tel: '10000', shown: '10000' },
          { tel: '18000000000', shown: '1800-000-0000' },
        ],
      },
      { numbers: [{ tel: '100', shown: '100' }] },
    ],
  },
  render: (props) => (
    <AuthorPageHarness ink="s3">
      <p>
        <Button id={helpButtonId} variant="secondary" aria-expanded="false">
          The button of the bar
        </Button>
      </p>
      <p>
        If someone hurts or threatens you, the trouble is not in your thinking. <NeedToTalk {...props} /> has
        numbers you can ring at any hour.
      </p>
    </AuthorPageHarness>
  ),
} satisfies Meta<typeof NeedToTalk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
