import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DashboardStop, type DashboardStopProps, StopChain } from './dashboard-stop.tsx';
import { ResultLine } from './result-line.tsx';

const link = (href: string, rest = {}) =>
  function StopLink(className: string, children: ReactNode) {
    return (
      <a className={className} href={href} {...rest}>
        {children}
      </a>
    );
  };

const stops: DashboardStopProps[] = [
  {
    title: 'Psychological Wellbeing',
    description: 'How you feel about yourself and your life.',
    state: 'done',
    stateText: 'Completed',
    last: '12/10/2025',
    lastPrefix: 'Last attempted',
    time: '3 minutes',
    children: (
      <ResultLine
        title=""
        level="Average"
        change={{ way: 'more', text: 'higher', hidden: 'than last time' }}
      />
    ),
    glyph: 'four-dimensions',
    ink: 's1',
    link: link('#1'),
  },
  {
    title: 'Emotional Wellbeing',
    description: 'Which feelings have been with you lately.',
    state: 'done',
    stateText: 'Completed',
    last: '14/10/2025',
    lastPrefix: 'Last attempted',
    time: '4 minutes',
    children: (
      <>
        <ResultLine
          title="Negative Feelings"
          level="Low"
          change={{ way: 'less', text: 'lower', hidden: 'than last time' }}
        />
        <ResultLine
          title="Positive Feelings"
          level="High"
          change={{ way: 'same', text: 'steady', hidden: 'about the same as last time' }}
        />
      </>
    ),
    glyph: 'felt-unfelt',
    ink: 's2',
    link: link('#2'),
  },
  {
    title: 'Social Wellbeing',
    description: 'Where you stand among other people.',
    state: 'current',
    stateText: 'Start Assessment',
    last: 'Not Attempted',
    glyph: 'one-among-six',
    ink: 's3',
    link: link('#3', { 'aria-current': 'step' }),
  },
  {
    title: 'Your Distress',
    description: 'The strain of the last 30 days.',
    state: 'locked',
    stateText: 'Locked',
    last: 'Not Attempted',
    glyph: 'ripples',
    ink: 's4',
    link: link('#4'),
  },
  {
    title: 'Your Activity Pattern',
    description: 'What your weeks are made of.',
    state: 'locked',
    stateText: 'Locked',
    last: 'Not Attempted',
    glyph: 'week-rhythm',
    ink: 's5',
    link: link('#5'),
  },
];

const meta = {
  title: 'Controls/Frame/Dashboard stop',
  tags: ['autodocs'],
  component: StopChain,
  subcomponents: { DashboardStop, ResultLine },
  parameters: { layout: 'fullscreen', frame: 'column' },
  args: { children: stops.map((stop) => <DashboardStop key={stop.title} {...stop} />) },
  decorators: [
    (Story) => (
      <main className="wrap sb-stack">
        <h1>Aspects of Mental Wellbeing</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof StopChain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Chain: Story = { tags: ['screenshot'] };
export const TitleAndButtonApart: Story = {
  args: {
    children: stops.map((stop) => <DashboardStop key={stop.title} {...stop} action={link('#intro')} />),
  },
};
/** Two sections have drafts, and the state of the locked ones is unknown. */
export const BegunAndUnknown: Story = {
  args: {
    children: stops.map((stop, nth) => {
      const goOn = nth === 1 || nth === 2 ? `Continue · ${nth + 2} of 9` : undefined;
      const unknown = stop.state === 'locked' && ({ state: 'unknown', stateText: '', last: '' } as const);
      return <DashboardStop key={stop.title} {...stop} goOn={goOn} {...unknown} />;
    }),
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
