import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';

test('a lazy component is displayed after it is loaded', async () => {
  const Foot = lazyComponent(async () => () => <p>Foot of the page</p>);
  render(
    <>
      <h1>Page</h1>
      <Foot />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(await screen.findByText('Foot of the page')).toBeVisible();
});

test('a lazy component that fails to load affects no other', async () => {
  const lost = Promise.reject(new Error('The line broke'));
  const Foot = lazyComponent(() => lost);
  render(
    <>
      <h1>Page</h1>
      <Foot />
    </>,
  );
  await lost.catch(() => undefined);
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
});
