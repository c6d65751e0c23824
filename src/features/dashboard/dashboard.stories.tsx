import type { Meta, StoryObj } from '@storybook/react-vite';
import psychological from '../../../questionnaires/S1-psychological.json';
import emotional from '../../../questionnaires/S2-emotional.json';
import social from '../../../questionnaires/S3-social.json';
import distress from '../../../questionnaires/S4-distress.json';
import activity from '../../../questionnaires/S5-activity.json';
import type { InstrumentCard } from '../../domain/instrument/instrument.ts';
import { DashboardStage } from '../../../tests/support/stages/dashboard-stage.tsx';

const cards = [psychological, emotional, social, distress, activity] as unknown as readonly InstrumentCard[];
const times = ['2025-10-12', '2025-10-14', '2025-10-15', '2025-10-16', '2025-10-20'].map(
  (day) => `${day}T06:30:00.000Z`,
);

const meta: Meta<typeof DashboardStage> = {
  title: 'Dashboard',
  component: DashboardStage,
  parameters: { layout: 'fullscreen' },
  args: { cards, path: '/dashboard', done: 2, times: times.slice(0, 2) },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoDone: Story = {};
export const TwoDoneNarrow: Story = { globals: { viewport: { value: 'w360' } } };
export const TwoDoneDark: Story = { globals: { theme: 'dark' } };
export const AllDone: Story = { args: { done: 5, times } };
export const OneBegun: Story = { args: { begun: ['S3'] } };
export const Loading: Story = { args: { done: 'never' } };
export const ServerOutOfReach: Story = { args: { done: 'down' } };
export const Start: Story = { args: { path: '/dashboard-start', done: 0, times: [] } };
export const StartNarrow: Story = {
  args: { path: '/dashboard-start', done: 0, times: [] },
  globals: { viewport: { value: 'w320' } },
};
export const StartLater: Story = { args: { path: '/dashboard-start' } };
