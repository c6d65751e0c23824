import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadReading } from '#api/device/reading-progress.ts';
import { removeSession } from '#api/session.ts';
import * as brokenStories from '#features/reading/broken-page.stories.tsx';
import * as stories from '#features/reading/reading-screen.stories.tsx';
import { userid } from '#tests/support/harness.tsx';

const story = composeStories(stories);
const broken = composeStories(brokenStories);

/** The scroll position: every block is 100 pixels high, and the text ends after the last. */
let scrolled = 0;

beforeEach(() => {
  scrolled = 0;
  vi.restoreAllMocks();
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const blocks = [...document.querySelectorAll('article [data-wide] :is(h2, h3, p, li, tr)')];
    const index = blocks.indexOf(this);
    const bottom = (index === -1 ? blocks.length : index + 1) * 100 - scrolled;
    return { top: bottom - 100, bottom } as DOMRect;
  });
});
afterEach(() => vi.useRealTimers());

const getNext = () => screen.getByRole('link', { name: 'Next' });
const clickBack = () => userEvent.click(screen.getByRole('link', { name: 'Back' }));

describe('around the text', () => {
  it('are the chapter, the part, the title and the minutes', () => {
    render(<story.Default />);
    expect(screen.getByText('Maintaining Well Being- I')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Part 2 of 4' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Cultivating positive emotions' })).toBeVisible();
    expect(screen.getByText('4 min to read')).toBeVisible();
    expect(document.title).toBe('Cultivating positive emotions · Wellness Check');
  });

  it('Next links within the chapter and names the next page', () => {
    render(<story.Default />);
    expect(getNext()).toHaveAttribute('href', '/wellBeing3');
    expect(getNext()).toHaveAccessibleDescription('Part 3 of Maintaining Well Being- I');
  });

  it('Next links to the next chapter and names it', () => {
    render(<story.LastInChapter />);
    expect(getNext()).toHaveAttribute('href', '/cognitiveDistortions1');
    expect(getNext()).toHaveAccessibleDescription(
      'Next chapter: Cognitive Distortions Part 1 of Cognitive Distortions',
    );
  });

  it('Next of the last page links to the dashboard', () => {
    render(<story.LastPage />);
    expect(getNext()).toHaveAttribute('href', '/dashboard');
    expect(getNext()).toHaveAccessibleDescription('Dashboard');
  });

  it('a side page has no part and links back into the chapter', () => {
    render(<story.OutsideReadingOrder />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(getNext()).toHaveAttribute('href', '/wellBeing11');
  });

  it('the help block is at top and bottom if configured for the chapter, else absent', () => {
    const { unmount } = render(<story.WithHelp />);
    const blocks = ['If you need someone right now', 'Need to talk?'].map((name) =>
      screen.getByRole('complementary', { name }),
    );
    for (const block of blocks) {
      expect(within(block).getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
      expect(within(block).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    }
    unmount();
    render(<story.Default />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('the page has a print button', async () => {
    const print = vi.fn();
    window.print = print;
    render(<story.Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('the back arrow', () => {
  it('goes one step back in history', async () => {
    render(<story.Default previousAddresses={['/dashboard']} />);
    await clickBack();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('/dashboard');
  });

  it('goes to the previous page of the reading order if the visit started here', async () => {
    render(<story.Default />);
    await clickBack();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('/wellBeing1');
  });

  it('goes from the first page to the resources', async () => {
    render(<story.FirstPage />);
    await clickBack();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('/resourcesScreen');
  });

  it('goes from a side page to the one that links to it', async () => {
    render(<story.OutsideReadingOrder />);
    await clickBack();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('/wellbeing4');
  });
});

describe('the text', () => {
  it('uses router links within the app and marks other websites', async () => {
    render(<story.Default />);
    expect(
      screen.getByRole('link', { name: /more elsewhere.*another website: example\.org/ }),
    ).toHaveAttribute('href', 'https://example.org/');
    await userEvent.click(screen.getByRole('link', { name: 'Click here' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('/personalGrowth');
  });

  it('has the support address', () => {
    render(<story.Default />);
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });
});

describe('the stored reading position', () => {
  const readStored = () => loadReading(userid);
  const scrollTo = (pixels: number) => {
    scrolled = pixels;
    fireEvent.scroll(window);
    vi.advanceTimersByTime(400);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    window.innerHeight = 500;
  });

  it('is the block at the top of the window after scrolling stops', () => {
    render(<story.Default />);
    expect(readStored()).toEqual({ read: [], places: {}, last: 'wellBeing2' });
    scrolled = 450;
    fireEvent.scroll(window);
    vi.advanceTimersByTime(100);
    expect(readStored().places).toEqual({});
    // Blocks end at 100, 200 and so on; the first to end below the bar (80) at 450 is the sixth: 600 - 450 = 150.
    vi.advanceTimersByTime(300);
    expect(readStored().places).toEqual({ wellBeing2: 5 });
    // The top of the page is not saved, so scrolling up loses nothing.
    scrollTo(0);
    expect(readStored().places).toEqual({ wellBeing2: 5 });
  });

  it('is the end of the page once it was in view', () => {
    render(<story.Continued />);
    scrollTo(2000);
    expect(readStored()).toMatchObject({ read: ['wellBeing2'], places: {} });
  });

  it('stays at the end if the person scrolls up again', () => {
    render(<story.Default />);
    scrollTo(2000);
    scrollTo(450);
    expect(readStored()).toMatchObject({ read: ['wellBeing2'], places: {} });
  });

  it('is not stored for a page with helplines', () => {
    render(<story.WithHelp />);
    scrollTo(2000);
    fireEvent.click(getNext());
    expect(readStored()).toEqual({ read: [], places: {} });
  });

  it('is the end of the page after a press on Next', () => {
    render(<story.Default />);
    fireEvent.click(getNext());
    expect(readStored().read).toEqual(['wellBeing2']);
  });

  it('is offered as a link, without an automatic scroll', () => {
    render(<story.Continued />);
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Continue where you stopped' }));
    const blocks = document.querySelectorAll('article [data-wide] :is(h2, h3, p, li, tr)');
    expect(blocks[6]).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Continue where you stopped' })).toBeNull();
  });

  it('is not offered on a new page', () => {
    render(<story.Default />);
    expect(screen.queryByRole('button', { name: 'Continue where you stopped' })).toBeNull();
  });

  it('is not stored after a logout by a late scroll event', () => {
    render(<story.Default />);
    window.localStorage.clear();
    removeSession();
    scrollTo(450);
    expect(Object.keys(window.localStorage)).toEqual([]);
  });
});

describe('a page that fails to render', () => {
  it('displays its name, the back link, Next, and the reason', async () => {
    render(<broken.Default />);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Part 2 of Maintaining Well Being- I' }),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown.');
    expect(screen.getByText('TypeError: Tips is not closed')).toBeInTheDocument();
    expect(getNext()).toHaveAttribute('href', '/wellBeing3');
    expect(screen.getByRole('link', { name: 'All resources' })).toHaveAttribute('href', '/resourcesScreen');
    await clickBack();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/wellBeing1'));
  });
});
