import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { meera, openApp } from './app-harness.tsx';

vi.mock('../../../content/reading/maintaining-1/wellBeing2.mdx', () => ({
  frontmatter: { title: 'A page that breaks', updated: '2026-11-21' },
  default: () => {
    throw new Error('Expected component `Tipps` to be defined');
  },
}));
vi.mock('../../../content/reading/maintaining-1/wellBeing3.mdx', () => {
  throw new Error('The file cannot be read');
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['/wellBeing2', /could not be shown/, '/wellBeing3'],
  ['/wellBeing3', /could not be loaded/, '/wellbeing4'],
])(
  'a broken page at %s affects no other: it displays its name, the reason and a link',
  async (address, reason, next) => {
    const { router } = openApp(address, { server: meera });
    expect(await screen.findByText('Maintaining Well Being- I', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', next);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await router.navigate('/wellBeing1');
    expect(await screen.findByText('Part 1 of 4', { selector: 'span' })).toBeVisible();
  },
);

it('displays details of an error of the author, but none of a network error', async () => {
  const { router } = openApp('/wellBeing2', { server: meera });
  expect(await screen.findByText(/Tipps/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await router.navigate('/wellBeing3');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('What happened')).toBeNull();
  expect(screen.queryByText(/ChunkLoadError/)).toBeNull();
});
