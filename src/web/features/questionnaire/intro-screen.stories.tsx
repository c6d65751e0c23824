import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { QuestionnaireHarness } from '#tests/support/harnesses/questionnaire-harness.tsx';
import { aMixedInstrument } from '#tests/support/mixed-instrument.ts';
import psychological from '../../../../questionnaires/S1-psychological.json';
import emotional from '../../../../questionnaires/S2-emotional.json';
import social from '../../../../questionnaires/S3-social.json';
import distress from '../../../../questionnaires/S4-distress.json';
import activity from '../../../../questionnaires/S5-activity.json';

const toInstrument = (file: unknown) => file as Instrument;
const intro = (file: unknown) => ({ instrument: toInstrument(file), path: toInstrument(file).routes.intro });

const meta: Meta<typeof QuestionnaireHarness> = {
  title: 'Questionnaire/Intro',
  component: QuestionnaireHarness,
  parameters: { layout: 'fullscreen' },
  args: intro(psychological),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot-all'] };
export const Mobile: Story = { tags: ['variant'], globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
export const LeftWithBack: Story = { args: { leftUnfinished: true } };
export const InProgress: Story = { args: { draft: [4, 5] } };
export const InProgressMobile: Story = {
  tags: ['variant'],
  args: { draft: [4, 5] },
  globals: { viewport: { value: 'w320' } },
};
export const Stopped: Story = { args: { isStopped: true } };
export const StoppedMobile: Story = {
  tags: ['variant'],
  args: { isStopped: true },
  globals: { viewport: { value: 'w320' } },
};
export const Emotional: Story = { args: intro(emotional) };
export const Social: Story = { args: intro(social) };
export const Distress: Story = { args: intro(distress) };
export const Activity: Story = { args: intro(activity) };
export const QuestionsMayBeSkipped: Story = {
  args: intro(aMixedInstrument((draft) => (draft.allowsMissing = true))),
};
