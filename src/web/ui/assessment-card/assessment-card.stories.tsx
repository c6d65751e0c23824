import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { AssessmentCard, type AssessmentCardProps, AssessmentList } from './assessment-card.tsx';
import { ResultChange, ResultLine } from './result-line.tsx';

const link = (href: string, rest = {}) =>
  function CardLink(className: string, children: ReactNode) {
    return (
      <a className={className} href={href} {...rest}>
        {children}
      </a>
    );
  };

const sections: AssessmentCardProps[] = [
  {
    title: 'Psychological Wellbeing',
    description: 'How you feel about yourself and your life.',
    state: 'done',
    stateLabel: 'Completed',
    date: '12/10/2025',
    dateLabel: 'Last attempted',
    duration: '3 minutes',
    children: <ResultLine title="" level="Average" change="About the same as on 31 Jul 2026." />,
    glyph: 'four-dimensions',
    accent: 's1',
    link: link('#1'),
  },
  {
    title: 'Emotional Wellbeing',
    description: 'Which feelings have been with you lately.',
    state: 'done',
    stateLabel: 'Completed',
    date: '14/10/2025',
    dateLabel: 'Last attempted',
    duration: '4 minutes',
    children: (
      <>
        <ResultLine title="Negative Feelings" level="Low" change="Easier than on 31 Jul 2026." />
        <ResultLine title="Positive Feelings" level="High" change="About the same as on 31 Jul 2026." />
      </>
    ),
    glyph: 'felt-unfelt',
    accent: 's2',
    link: link('#2'),
  },
  {
    title: 'Social Wellbeing',
    description: 'Where you stand among other people.',
    state: 'current',
    stateLabel: 'Start Assessment',
    date: 'Not Attempted',
    glyph: 'one-among-six',
    accent: 's3',
    link: link('#3', { 'aria-current': 'step' }),
  },
  {
    title: 'Your Distress',
    description: 'The strain of the last 30 days.',
    state: 'locked',
    stateLabel: 'Locked',
    date: 'Not Attempted',
    glyph: 'ripples',
    accent: 's4',
    link: link('#4'),
  },
  {
    title: 'Your Activity Pattern',
    description: 'What your weeks are made of.',
    state: 'locked',
    stateLabel: 'Locked',
    date: 'Not Attempted',
    glyph: 'week-rhythm',
    accent: 's5',
    link: link('#5'),
  },
];

const meta = {
  title: 'Components/Data display/Assessment list',
  tags: ['autodocs'],
  component: AssessmentList,
  subcomponents: { AssessmentCard, ResultLine, ResultChange },
  parameters: { layout: 'fullscreen', frame: 'column' },
  args: { children: sections.map((section) => <AssessmentCard key={section.title} {...section} />) },
  decorators: [
    (Story) => (
      <main className="wrap sb-stack">
        <h1>Aspects of Mental Wellbeing</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AssessmentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot'] };
export const SeparateButton: Story = {
  args: {
    children: sections.map((section) => (
      <AssessmentCard key={section.title} {...section} action={link('#intro')} />
    )),
  },
};
/** Two sections have drafts, and the state of the locked ones is unknown. */
export const DraftAndUnknown: Story = {
  args: {
    children: sections.map((section, index) => {
      const continueText = index === 1 || index === 2 ? `Continue · ${index + 2} of 9` : undefined;
      const unknown = section.state === 'locked' && ({ state: 'unknown', stateText: '', last: '' } as const);
      return <AssessmentCard key={section.title} {...section} continueLabel={continueText} {...unknown} />;
    }),
  },
};
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
