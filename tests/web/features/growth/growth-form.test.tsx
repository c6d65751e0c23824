import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '#features/growth/growth-form.stories.tsx';

const story = composeStories(stories);

describe('the page on a personal goal', () => {
  it('asks for the change, how often the thought arises, and twelve times for agreement', () => {
    render(<story.Default />);
    expect(screen.getByText('Personal Growth Goal')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'The change that I wish to make is in:' })).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    const cards = screen.getAllByRole('radiogroup');
    expect(cards).toHaveLength(12);
    for (const card of cards) {
      const options = within(card).getAllByRole('radio');
      expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
        'Strongly Disagree',
        'Disagree',
        "Can't Say",
        'Agree',
        'Strongly Agree',
      ]);
    }
  });

  it('can be printed from the top and the end, because a reload clears it', () => {
    render(<story.Default />);
    const [top, end] = screen.getAllByRole('button', { name: 'Print this page' });
    const first = screen.getByRole('textbox');
    expect(top?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(end?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('accepts any number of statements and one option per card', async () => {
    render(<story.Default />);
    const [one, two] = screen.getAllByRole('checkbox');
    await userEvent.click(one as HTMLElement);
    await userEvent.click(two as HTMLElement);
    expect(one).toBeChecked();
    expect(two).toBeChecked();
    const [first, second] = screen.getAllByRole('radiogroup') as [HTMLElement, HTMLElement];
    await userEvent.click(within(first).getByRole('radio', { name: 'Agree' }));
    await userEvent.click(within(first).getByRole('radio', { name: 'Disagree' }));
    expect(within(first).getByRole('radio', { name: 'Disagree' })).toBeChecked();
    expect(within(first).getByRole('radio', { name: 'Agree' })).not.toBeChecked();
    expect(within(second).queryByRole('radio', { checked: true })).toBeNull();
  });

  it('stores, sends and validates nothing, says so, and Next always leads on', async () => {
    const { container } = render(<story.Default />);
    const fetchSpy = vi.spyOn(window, 'fetch');
    const before = JSON.stringify({ ...window.localStorage, ...window.sessionStorage });
    expect(screen.getByText(/Nothing here is saved, sent or scored/)).toHaveTextContent(
      /load it again, what you wrote is deleted. If you want to keep it, print it/,
    );
    await userEvent.type(screen.getByRole('textbox'), 'patience');
    await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    expect(container.querySelector('[required], [aria-invalid]')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('/wellBeing11');
    expect(fetchSpy).not.toHaveBeenCalled();
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).toBe(before);
  });
});
