import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Tabs, type TabsProps } from './tabs.tsx';

function Stage(props: TabsProps) {
  const [chosen, setChosen] = useState(props.chosen);
  const name = props.tabs.find(({ id }) => id === chosen)?.name;
  return (
    <Tabs {...props} chosen={chosen} onChoose={setChosen}>
      <div className="sb-stack" style={{ paddingTop: 'var(--sp-5)' }}>
        <h1>{name}</h1>
        <p>
          What the tab {name} shows, with <a href="#top">a link</a>.
        </p>
      </div>
    </Tabs>
  );
}

const meta: Meta<typeof Tabs> = {
  title: 'Controls/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  render: (props) => <Stage key={props.chosen} {...props} />,
  args: {
    label: 'Feedback by section',
    chosen: 'one',
    tabs: [
      { id: 'one', name: 'Psychological', ink: 's1' },
      { id: 'two', name: 'Emotional', ink: 's2' },
      { id: 'three', name: 'Social', ink: 's3' },
      { id: 'four', name: 'Distress', ink: 's4' },
      { id: 'five', name: 'Activity', ink: 's5' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const First: Story = { tags: ['screenshot', 'aria-snapshot'] };
export const Last: Story = { args: { chosen: 'five' } };
export const LongNames: Story = {
  args: {
    tabs: [
      { id: 'one', name: 'A name that is rather long for a tab', ink: 's1' },
      { id: 'two', name: 'Another one that is long as well', ink: 's2' },
    ],
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
/** The row shrinks, as after a rotation of the phone; the selected tab stays visible. */
export const Narrow: Story = {
  args: { chosen: 'five' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('tablist');
    canvasElement.style.width = '60rem';
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    canvasElement.style.width = '';
    const endOf = (element: Element) => element.getBoundingClientRect().right;
    await waitFor(() =>
      expect(endOf(canvas.getByRole('tab', { selected: true }))).toBeLessThanOrEqual(endOf(row)),
    );
  },
};
/** Selected by an arrow key. */
export const ByArrowKey: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Psychological' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Emotional' })).toHaveFocus());
  },
};
