import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeScreen } from './home-screen.tsx';
import { SiteStage, type StageProps } from '../../../tests/support/stages/site-stage.tsx';

const meta: Meta<StageProps> = {
  title: 'Site/Home',
  parameters: { layout: 'fullscreen' },
  render: (stage) => (
    <SiteStage {...stage}>
      <HomeScreen />
    </SiteStage>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const LoggedIn: Story = { args: { visitor: false } };
export const HowItWorks: Story = { args: { at: '/here#how' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };
