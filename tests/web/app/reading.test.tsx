import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markAsRead, loadReading } from '#api/device/reading-progress.ts';
import { sessionExpired } from '#api/session.ts';
import library from '#compiled/library.json';
import { findReadingPosition } from '#domain/reading-order/library.ts';
import { type ReadingOrder, getSlug } from '#domain/reading-order/reading-order.ts';
import { notify } from '#ui/toast/toast.tsx';
import chain from '../../../content/chain.json';
import { meera, openApp } from './app-harness.tsx';

const { chapters } = chain as ReadingOrder;
const slugs = chapters.flatMap(({ title, pages }) =>
  pages.map((entry) => ({ slug: getSlug(entry), chapter: title })),
);

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('reading pages', () => {
  it.each(slugs)(
    '$slug is at its address regardless of letter case, in "$chapter"',
    async ({ slug, chapter }) => {
      openApp(`/${slug.toUpperCase()}`, { server: meera });
      const title = await screen.findByRole('heading', { level: 1 });
      expect(title).not.toHaveTextContent(/not found|did not load/i);
      const { help } = findReadingPosition(library, slug)!.chapter;
      expect(document.title).toBe(help ? 'Check-in' : `${title.textContent} · Wellness Check`);
      expect(screen.getByText(chapter, { selector: 'p' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
    },
  );

  it('replace the complete text on Next, with focus on the new title', async () => {
    localStorage.setItem('phone', 'mine');
    const { router } = openApp('/wellBeing1', { server: meera });
    const before = (await screen.findByRole('heading', { level: 1 })).textContent;
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/wellBeing2'));
    await screen.findByText('Part 2 of 4', { selector: 'span' });
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).not.toHaveTextContent(before ?? '');
    await waitFor(() => expect(title).toHaveFocus());
    expect(loadReading('4711')).toMatchObject({ read: ['wellBeing1'], last: 'wellBeing2' });
  });

  it.each(['/resourcesScreen', '/personalGrowth'])('%s is displayed', async (address) => {
    openApp(address.toUpperCase(), { server: meera });
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent(/^(Resources|A change of my own)$/);
  });
});

describe('reading data', () => {
  beforeEach(() => {
    vi.spyOn(notify, 'error').mockResolvedValue();
    localStorage.setItem('phone', 'mine');
    markAsRead('4711', 'wellBeing1');
  });

  it('is removed by a logout', async () => {
    openApp('/profilePage', { server: meera });
    await userEvent.click(await screen.findByRole('button', { name: 'Meera' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Login to your account' });
    expect(window.localStorage.getItem('reading_4711')).toBeNull();
  });

  it('is kept if the session expires', async () => {
    const { store } = openApp('/profilePage', { server: meera });
    await screen.findByRole('heading', { level: 1 });
    act(() => {
      store.dispatch(sessionExpired());
    });
    await screen.findByRole('heading', { name: 'Login to your account' });
    expect(loadReading('4711').read).toEqual(['wellBeing1']);
  });
});
