import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk, findLostChunk } from '#app/chunk.ts';
import { ChunkError } from '#app/chunk-error.tsx';
import { lazyScreen } from '#app/lazy-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const loadMissingChunk = () =>
  Promise.reject(
    new TypeError('Failed to fetch dynamically imported module: https://a.example/static/js/x.js'),
  );

describe('a chunk that fails to load', () => {
  it('is a ChunkLoadError with cause and address', async () => {
    const error = await loadChunk(loadMissingChunk).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading the chunk failed. (error: https://a.example/static/js/x.js)',
    });
  });

  it('times out after two minutes', async () => {
    vi.useFakeTimers();
    const outcome = vi.fn();
    loadChunk(() => new Promise(() => {})).catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'ChunkLoadError',
        message: `Loading the chunk failed. (timeout: ${window.location.href})`,
      }),
    );
  });

  it('is recognised by the messages of each browser, without false positives', () => {
    const chrome = 'Failed to fetch dynamically imported module: https://a.example/static/js/x.js';
    const firefox = 'error loading dynamically imported module: https://a.example/static/js/x.js';
    expect(findLostChunk(new TypeError(chrome))).toBe('https://a.example/static/js/x.js');
    expect(findLostChunk(new TypeError(firefox))).toBe('https://a.example/static/js/x.js');
    // Safari's error has no address, so that of the page is used.
    expect(findLostChunk(new TypeError('Importing a module script failed.'))).toBe(window.location.href);
    const style = 'Unable to preload CSS for /wellness-check/static/css/x.css';
    expect(findLostChunk(new Error(style))).toBe('/wellness-check/static/css/x.css');
    expect(findLostChunk(new TypeError('Cannot read properties of undefined'))).toBeNull();
  });
});

describe('the page with a missing chunk', () => {
  let server: 'answers' | 'is slow' | 'is away';

  /** Renders the screen of a missing chunk, with a reachable or unreachable server. */
  function renderMissing(now: typeof server, load: () => Promise<ComponentType> = loadMissingChunk) {
    server = now;
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(window, 'fetch').mockImplementation(async () => {
      if (server === 'is away') throw new TypeError('Failed to fetch');
      if (server === 'is slow') await new Promise((resolve) => setTimeout(resolve, 2000));
      return new Response(null, { status: 200 });
    });
    const onReload = vi.fn();
    const Failed = () => <ChunkError error={useRouteError()} onReload={onReload} />;
    const router = createMemoryRouter([
      {
        path: '/',
        errorElement: <Failed />,
        lazy: lazyScreen([], load),
        hydrateFallbackElement: <p>Loading</p>,
      },
    ]);
    const { unmount } = render(<RouterProvider router={router} />);
    return { onReload, unmount };
  }
  const findExplanation = () => screen.findByRole('heading', { name: 'This part did not load' });

  it('reloads once per missing chunk, and explains from then on', async () => {
    const { onReload, unmount } = renderMissing('answers');
    await vi.waitFor(() => expect(onReload).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('This part did not load')).toBeNull();
    unmount();

    const again = renderMissing('answers');
    expect(await findExplanation()).toBeVisible();
    expect(again.onReload).not.toHaveBeenCalled();
    again.unmount();

    const other = renderMissing('answers', () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://a.example/y.js')),
    );
    await vi.waitFor(() => expect(other.onReload).toHaveBeenCalledTimes(1));
  });

  it('is kept while the server is unreachable', async () => {
    const { onReload } = renderMissing('is away');
    expect(await findExplanation()).toBeVisible();
    expect(onReload).not.toHaveBeenCalled();
  });

  it('never reloads if the browser cannot store that it did', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const { onReload } = renderMissing('answers');
    expect(await findExplanation()).toBeVisible();
    expect(onReload).not.toHaveBeenCalled();
  });

  /** Dispatches the online event; the server decides whether it is reachable. */
  const goOnline = () => window.dispatchEvent(new Event('online'));
  const pressReload = () => userEvent.click(screen.getByRole('button', { name: 'Load the page again' }));

  it('explains the failure, and reloads on every press', async () => {
    const first = renderMissing('answers');
    await vi.waitFor(() => expect(first.onReload).toHaveBeenCalledTimes(1));
    first.unmount();

    const { onReload } = renderMissing('answers');
    expect(await findExplanation()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('saved on this device');
    expect(screen.getByText(/ChunkLoadError: Loading the chunk failed/)).toBeInTheDocument();
    await pressReload();
    await vi.waitFor(() => expect(onReload).toHaveBeenCalledTimes(1));
  });

  it('never reloads while the server is unavailable, and says so at every press', async () => {
    const { onReload } = renderMissing('is away');
    expect(await findExplanation()).toBeVisible();
    const alerts = new Set([screen.getByRole('alert')]);
    for (const presses of [2, 3]) {
      await pressReload();
      expect(screen.getByRole('button', { name: 'One moment' })).toBeVisible();
      await vi.waitFor(() => expect(alerts.add(screen.getByRole('alert')).size).toBe(presses));
      expect(screen.getByRole('alert')).toHaveTextContent('The page still does not open.');
    }
    expect(onReload).not.toHaveBeenCalled();
    server = 'answers';
    await pressReload();
    await vi.waitFor(() => expect(onReload).toHaveBeenCalledTimes(1));
  });

  it('reloads when online again, once per missing chunk', async () => {
    const { onReload } = renderMissing('is away');
    expect(await findExplanation()).toBeVisible();
    const countRequests = () => vi.mocked(window.fetch).mock.calls.length;
    vi.useFakeTimers();
    goOnline();
    await vi.advanceTimersByTimeAsync(5000);
    expect(countRequests()).toBe(2);
    expect(onReload).not.toHaveBeenCalled();

    server = 'answers';
    goOnline();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onReload).toHaveBeenCalledTimes(1);
    goOnline();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('does not interrupt a person who has navigated elsewhere', async () => {
    const { onReload, unmount } = renderMissing('is away');
    expect(await findExplanation()).toBeVisible();
    server = 'is slow';
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
    goOnline();
    await vi.advanceTimersByTimeAsync(1500);
    expect(window.fetch).toHaveBeenCalledTimes(3);
    unmount();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onReload).not.toHaveBeenCalled();
  });

  it('waits for the person if the screen itself failed to render', async () => {
    const { onReload } = renderMissing('answers', async () => () => {
      throw new Error('A fault of ours');
    });
    expect(await findExplanation()).toBeVisible();
    vi.useFakeTimers();
    goOnline();
    await vi.advanceTimersByTimeAsync(5000);
    expect(onReload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});
