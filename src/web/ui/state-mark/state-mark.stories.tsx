import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMark } from './state-mark.tsx';

const meta = {
  title: 'Components/Data display/State mark',
  tags: ['autodocs'],
  component: StateMark,
  args: { state: 'green', children: "YOU'RE DOING OKAY (CAN WORK ON IMPROVING THIS)" },
} satisfies Meta<typeof StateMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  tags: ['screenshot'],
  render: () => (
    <div className="sb-stack">
      <StateMark state="red">NEEDS YOUR ATTENTION AND EFFORTS</StateMark>
      <StateMark state="green">YOU'RE DOING OKAY (CAN WORK ON IMPROVING THIS)</StateMark>
      <StateMark state="blue">GOOD GOING! KEEP IT UP.</StateMark>
      <StateMark state="grey">NOT CALCULATED YET</StateMark>
      <StateMark state="plain">Only for information</StateMark>
    </div>
  ),
};
export const Wrapped: Story = { globals: { viewport: { value: 'w320' } } };
export const Dark: Story = { ...All, tags: ['variant', 'screenshot'], globals: { theme: 'dark' } };
