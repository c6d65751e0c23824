import type { Meta, StoryObj } from '@storybook/react-vite';
import activity from '../../../questionnaires/S5-activity.json';
import distress from '../../../questionnaires/S4-distress.json';
import emotional from '../../../questionnaires/S2-emotional.json';
import psychological from '../../../questionnaires/S1-psychological.json';
import social from '../../../questionnaires/S3-social.json';
import type { InstrumentCard } from '../../domain/instrument/instrument.ts';
import { MyPatternScreen } from './my-pattern-screen.tsx';
import { Stage, type StageProps } from '../../../tests/support/stage.tsx';

const cards = [psychological, emotional, social, distress, activity] as unknown as InstrumentCard[];
const [lead] = cards as [InstrumentCard];

interface Args extends StageProps {
  readonly cards: readonly InstrumentCard[];
}

const history = {
  body: [
    { time: '2025-10-12T06:30:00.000Z', totalsum: '[20,29,19,18,86]' },
    { time: '2025-06-04T06:30:00.000Z', totalsum: '[17,26,21,17,81]' },
  ],
};
const feedback = {
  body: [
    [20, 29, 19, 18, 86],
    ['Average', 'High', 'Average', 'Low', 'Average'],
    ['62', '81', '38', '16', '46'],
    [62, 81, 38, 16, 46],
  ],
};

const meta: Meta<Args> = {
  title: 'My Pattern/Screen',
  parameters: { layout: 'fullscreen' },
  render: ({ cards: shown, ...stage }) => (
    <Stage {...stage}>
      <MyPatternScreen lead={lead} cards={shown} />
    </Stage>
  ),
  args: { cards, answers: { '/history/': history, '/feedback/': feedback } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoCards: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
export const Loading: Story = { args: { answers: { '/history/': 'never', '/feedback/': feedback } } };
export const NothingYet: Story = { args: { answers: { '/history/': 404, '/feedback/': { body: [] } } } };
/** The first try fails, the second gets through. */
export const Failed: Story = {
  args: { answers: { '/history/': [500, history], '/feedback/': feedback } },
};
/** The report has to fetch for itself. */
export const FeedbackFails: Story = { args: { answers: { '/history/': history, '/feedback/': 500 } } };
export const NoSession: Story = { args: { visitor: true } };

const long = 'A section whose title is so long that it needs several lines on a small screen';
export const LongTitles: Story = {
  args: { cards: cards.map((card) => ({ ...card, title: long })) },
  globals: { viewport: { value: 'w320' } },
};
