import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentClass } from '../theme/accent.ts';
import { HelplineBlock } from './help-block.tsx';
import { HelplineList } from './help-list.tsx';
import { PhoneNumbers } from './phone-numbers.tsx';

const meta = {
  title: 'Components/Feedback/Help block',
  tags: ['autodocs'],
  component: HelplineBlock,
  subcomponents: { HelplineList, PhoneNumbers },
  args: {
    title: 'Need to talk?',
    text: 'You do not have to face this alone. Talking to someone on the phone can be a good first step.',
    lines: [
      {
        name: 'A line that listens',
        about: 'A trained counsellor listens and can connect you to a specialist.',
        hours: 'Day and night, every day',
        languages: 'In 20 languages, also Hindi and English',
        numbers: [
          { tel: '10000', shown: '10000' },
          { tel: '18000000000', shown: '1800-000-0000' },
        ],
      },
      {
        name: 'Emergency',
        about: 'When someone is in danger right now.',
        hours: 'Day and night, every day',
        languages: 'Usually the language of your state',
        numbers: [{ tel: '100', shown: '100' }],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className={accentClass('s1')}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HelplineBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const Compact: Story = { args: { compact: true } };
/** As a list in a text. */
export const Inline: Story = { render: ({ lines }) => <HelplineList lines={lines} /> };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
