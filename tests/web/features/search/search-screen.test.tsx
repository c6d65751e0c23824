import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from '#features/search/search-screen.stories.tsx';

const story = composeStories(stories);

async function search(words: string) {
  const input = screen.getByRole('searchbox', { name: 'Word or words' });
  await userEvent.clear(input);
  await userEvent.type(input, `${words}{Enter}`);
}
const listAddresses = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the search page', () => {
  it('moves the focus to the number of pages, and links to them', async () => {
    render(<story.Default />);
    await search('volunteering');
    const heading = await screen.findByRole('heading', { name: /^\d+ pages? found$/ });
    expect(heading).toHaveFocus();
    expect(listAddresses()).toContain('/wellBeing3');
    expect(screen.getAllByText('Volunteering', { selector: 'mark' })[0]).toBeVisible();
  });

  it('shows public pages only without a session', async () => {
    render(<story.LoggedOut />);
    expect(screen.getByText(/More pages open after login/)).toBeVisible();
    await search('breath');
    await screen.findByRole('heading', { name: /found$/ });
    const addresses = listAddresses();
    expect(addresses).toContain('/exercises/slow-breathing');
    expect(addresses.filter((address) => /^\/(wellBeing|selfCompassion|relaxation)/.test(address!))).toEqual(
      [],
    );
  });

  it('offers help numbers and the list of all pages if no page is found', async () => {
    render(<story.Default />);
    await search('xylophone');
    expect(await screen.findByRole('heading', { name: 'No page found' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '/sitemap');
    expect(screen.getByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416');
  });

  it('puts help numbers before pages about hard times', async () => {
    render(<story.Default />);
    await search('suicide');
    const help = await screen.findByRole('link', { name: /14416/ });
    const [first] = screen.getAllByRole('heading', { level: 3 });
    expect(help.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that the search could not load, and searches again', async () => {
    render(<story.NotLoaded />);
    await search('sleep');
    expect(await screen.findByRole('alert')).toHaveTextContent('The search could not load.');
    expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled();
  });

  it('keeps the words out of address and storage', async () => {
    render(<story.Default />);
    await search('lonely');
    await screen.findByRole('heading', { name: /found$/ });
    expect(screen.getByRole('searchbox')).not.toHaveAttribute('name');
    expect(screen.getByRole('searchbox')).toHaveAttribute('autocomplete', 'off');
    expect(
      JSON.stringify({ ...localStorage, ...sessionStorage }) + window.location.href + document.title,
    ).not.toMatch(/lonely/i);
  });

  it('has the last words again after the way back from a page', async () => {
    const { unmount } = render(<story.Default />);
    await search('anger');
    await screen.findByRole('heading', { name: /found$/ });
    unmount();
    const again = render(<story.Default />);
    expect(screen.getByRole('searchbox')).toHaveValue('anger');
    expect(await screen.findByRole('heading', { name: /found$/ })).not.toHaveFocus();
    again.unmount();
    render(<story.LoggedOut />);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
