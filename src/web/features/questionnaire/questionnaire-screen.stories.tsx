import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { QuestionnaireHarness } from '#tests/support/harnesses/questionnaire-harness.tsx';
import psychological from '../../../../questionnaires/S1-psychological.json';
import emotional from '../../../../questionnaires/S2-emotional.json';
import social from '../../../../questionnaires/S3-social.json';
import distress from '../../../../questionnaires/S4-distress.json';
import activity from '../../../../questionnaires/S5-activity.json';

const of = (file: unknown) => file as Instrument;
const answered = (count: number) => Array.from({ length: count }, () => 5);
const narrow = { viewport: { value: 'w360' } };
const dark = { theme: 'dark' };

const meta: Meta<typeof QuestionnaireHarness> = {
  title: 'Questionnaire/Screen',
  component: QuestionnaireHarness,
  parameters: { layout: 'fullscreen' },
  args: { instrument: of(psychological), draft: [] },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstQuestion: Story = {};
export const InTheMiddle: Story = { args: { draft: answered(6) } };
export const InTheMiddleNarrow: Story = { args: { draft: answered(6) }, globals: narrow };
export const InTheMiddleDark: Story = { args: { draft: answered(6) }, globals: dark };
export const LastQuestionAnswered: Story = { args: { draft: answered(20) } };
export const WithPeriod: Story = { args: { instrument: of(emotional) } };
export const ThirtyDays: Story = { args: { instrument: of(distress) } };
export const LongOptions: Story = { args: { instrument: of(activity) }, globals: narrow };
export const Cards: Story = { args: { instrument: of(social), draft: answered(3) } };
export const CardsNarrow: Story = { args: { instrument: of(social), draft: answered(3) }, globals: narrow };
export const CardsDark: Story = { args: { instrument: of(social), draft: answered(3) }, globals: dark };
export const LastCardAnswered: Story = { args: { instrument: of(social), draft: answered(9) } };
export const Loading: Story = { args: { progress: 'never' } };
