import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, chunk } from '../../src/app/chunk.ts';
import { ChunkError } from '../../src/app/chunk-error.tsx';
import { lazyScreen } from '../../src/app/lazy-screen.tsx';

afterEach(() => vi.useRealTimers());

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
      expect.objectContaining({ name: 'ChunkLoadError', type: 'timeout' }),
    );
  });

  it('explains itself and offers to load the page again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const onReload = vi.fn();
    const router = createMemoryRouter([
      {
        errorElement: <ChunkError onReload={onReload} />,
        hydrateFallbackElement: <p>Wait</p>,
        children: [{ path: '/', lazy: lazyScreen(lost) }],
      },
    ]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'This part did not load' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('kept on this device');
    expect(screen.getByText(/ChunkLoadError: Loading the chunk failed/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});
