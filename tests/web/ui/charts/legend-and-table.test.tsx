import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as legends from '#ui/chart-legend/chart-legend.stories.tsx';
import * as tables from '#ui/chart-table/chart-table.stories.tsx';
import * as levels from '#ui/level/level.stories.tsx';

const legend = composeStories(legends);
const table = composeStories(tables);
const level = composeStories(levels);

describe('a level', () => {
  it('has the same mark whatever its name is', () => {
    const marks = (['Low', 'Average', 'High'] as const).map((name) => {
      const Story = level[name];
      const { container, unmount } = render(<Story />);
      expect(screen.getByText(name)).toBeVisible();
      const mark = container.innerHTML.replace(name, '');
      unmount();
      return mark;
    });
    expect(new Set(marks).size).toBe(1);
  });
});

describe('the legend', () => {
  it('names the three marks', () => {
    render(<legend.Default />);
    const names = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(names).toEqual(['My Score', 'Average, all ages', 'Possible Range']);
  });
});

describe('the table', () => {
  it('is collapsed by default, with a caption', async () => {
    const { container } = render(<table.Default />);
    const fold = container.querySelector('details');
    expect(fold).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Show as table'));
    expect(fold).toHaveAttribute('open');
    expect(screen.getByText('Show as table')).toHaveTextContent('Show as table: Distress');
  });

  it('names every number', async () => {
    render(<table.Default />);
    await userEvent.click(screen.getByText('Show as table'));
    const average = screen.getByRole('row', { name: 'Average, all ages 21.9' });
    expect(within(average).getByRole('rowheader')).toHaveTextContent('Average');
    expect(screen.getByRole('row', { name: 'Previous score N/A' })).toBeVisible();
  });
});
