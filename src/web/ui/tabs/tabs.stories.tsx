import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Tabs, type TabsProps } from './tabs.tsx';

function Stage(props: TabsProps) {
  const [selectedId, setSelectedId] = useState(props.value);
  const name = props.tabs.find(({ id }) => id === selectedId)?.label;
  return (
    <Tabs {...props} value={selectedId} onValueChange={setSelectedId}>
      <div className="sb-stack" style={{ paddingTop: 'var(--space-500)' }}>
        <h1>{name}</h1>
        <p>
          What the tab {name} shows, with <a href="#top">a link</a>.
        </p>
      </div>
    </Tabs>
  );
}

const meta: Meta<typeof Tabs> = {
  title: 'Components/Navigation/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  render: (props) => <Stage key={props.value} {...props} />,
  args: {
    label: 'Results by section',
    value: 'one',
    tabs: [
      { id: 'one', label: 'Psychological', accent: 's1' },
      { id: 'two', label: 'Emotional', accent: 's2' },
      { id: 'three', label: 'Social', accent: 's3' },
      { id: 'four', label: 'Distress', accent: 's4' },
      { id: 'five', label: 'Activity', accent: 's5' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['screenshot', 'aria-snapshot'] };
export const Last: Story = { args: { value: 'five' } };
export const LongNames: Story = {
  args: {
    tabs: [
      { id: 'one', label: 'A name that is rather long for a tab', accent: 's1' },
      { id: 'two', label: 'Another one that is long as well', accent: 's2' },
    ],
  },
};
export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' } };
/** The row shrinks, as after a rotation of the phone; the selected tab stays visible. */
export const Mobile: Story = {
  tags: ['variant'],
  args: { value: 'five' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('tablist');
    canvasElement.style.width = '60rem';
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    canvasElement.style.width = '';
    const getRight = (element: Element) => element.getBoundingClientRect().right;
    await waitFor(() =>
      expect(getRight(canvas.getByRole('tab', { selected: true }))).toBeLessThanOrEqual(getRight(row)),
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
