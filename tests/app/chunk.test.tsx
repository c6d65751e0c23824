import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, chunk, lostAddress } from '../../src/app/chunk.ts';
import { ChunkError } from '../../src/app/chunk-error.tsx';
import { lazyScreen } from '../../src/app/lazy-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const lost = () =>
  Promise.reject(
    new TypeError('Failed to fetch dynamically imported module: https://a.example/static/js/x.js'),
  );

describe('a part of the program that does not load', () => {
  it('is an error named ChunkLoadError that says how it failed and where', async () => {
    const error = await chunk(lost).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading the chunk failed. (error: https://a.example/static/js/x.js)',
    });
  });

  it('is given up after two minutes', async () => {
    vi.useFakeTimers();
    const outcome = vi.fn();
    chunk(() => new Promise(() => {})).catch(outcome);
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

  it('is known by the words of each browser, and nothing else is taken for it', () => {
    const chrome = 'Failed to fetch dynamically imported module: https://a.example/static/js/x.js';
    const firefox = 'error loading dynamically imported module: https://a.example/static/js/x.js';
    expect(lostAddress(new TypeError(chrome))).toBe('https://a.example/static/js/x.js');
    expect(lostAddress(new TypeError(firefox))).toBe('https://a.example/static/js/x.js');
    // Safari names no address: the page's own stands for it.
    expect(lostAddress(new TypeError('Importing a module script failed.'))).toBe(window.location.href);
    const style = 'Unable to preload CSS for /wellness-check/static/css/x.css';
    expect(lostAddress(new Error(style))).toBe('/wellness-check/static/css/x.css');
    expect(lostAddress(new TypeError('Cannot read properties of undefined'))).toBeNull();
  });
});

describe('the page that misses a part', () => {
  /** The screen of a lost part, on a server that has the page or cannot be reached. */
  function open(server: 'answers' | 'is away', load: () => Promise<never> = lost) {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(window, 'fetch').mockImplementation(async () => {
      if (server === 'is away') throw new TypeError('Failed to fetch');
      return new Response(null, { status: 200 });
    });
    const onReload = vi.fn();
    const router = createMemoryRouter([
      {
        errorElement: <ChunkError onReload={onReload} />,
        hydrateFallbackElement: <p>Wait</p>,
        children: [{ path: '/', lazy: lazyScreen(load) }],
      },
    ]);
    const { unmount } = render(<RouterProvider router={router} />);
    return { onReload, unmount };
  }
  const explanation = () => screen.findByRole('heading', { name: 'This part did not load' });

  it('loads itself anew, once for each lost part, and explains from then on', async () => {
    const { onReload, unmount } = open('answers');
    await vi.waitFor(() => expect(onReload).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('This part did not load')).toBeNull();
    unmount();

    const again = open('answers');
    expect(await explanation()).toBeVisible();
    expect(again.onReload).not.toHaveBeenCalled();
    again.unmount();

    const other = open('answers', () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://a.example/y.js')),
    );
    await vi.waitFor(() => expect(other.onReload).toHaveBeenCalledTimes(1));
  });

  it('stays while the server cannot be reached', async () => {
    const { onReload } = open('is away');
    expect(await explanation()).toBeVisible();
    expect(onReload).not.toHaveBeenCalled();
  });

  it('never loads itself anew where the browser cannot remember that it did', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const { onReload } = open('answers');
    expect(await explanation()).toBeVisible();
    expect(onReload).not.toHaveBeenCalled();
  });

  it('says what happened, and loads the page again when the person asks', async () => {
    const { onReload } = open('is away');
    expect(await explanation()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('kept on this device');
    expect(screen.getByText(/ChunkLoadError: Loading the chunk failed/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});
