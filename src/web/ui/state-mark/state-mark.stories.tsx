import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMark } from './state-mark.tsx';

const meta = {
  title: 'Charts/State mark',
  tags: ['autodocs'],
  component: StateMark,
  args: { state: 'green', children: "YOU'RE DOING OKAY (CAN WORK ON IMPROVING THIS)" },
} satisfies Meta<typeof StateMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

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
export const Dark: Story = { ...All, globals: { theme: 'dark' } };
