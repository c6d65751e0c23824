import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Footer } from '#app/shell/footer.tsx';
import { createStore } from '#app/store.ts';
import psychological from '../../../questionnaires/S1-psychological.json';
import { openApp } from './app-harness.tsx';

it('is displayed below a dashboard, but not below a questionnaire', async () => {
  const { router } = openApp('/dashboard');
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  const { id, routes } = psychological;
  await act(() => router.navigate(`${routes.questionnaire}/${id}`));
  expect(await screen.findByRole('radiogroup')).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

const storeLink = { name: 'Download Wellness Check on Google Play' };

function openFooter(storeUrl: string) {
  const router = createMemoryRouter([{ path: '/', element: <Footer storeUrl={storeUrl} /> }]);
  render(
    <Provider store={createStore(async () => {})}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

it('links to the app in the store', () => {
  openFooter('https://play.google.com/store/apps/details?id=in.lake.check');
  expect(screen.getByRole('link', storeLink)).toHaveAttribute(
    'href',
    'https://play.google.com/store/apps/details?id=in.lake.check',
  );
});

it.each(['', 'https://play.google.com/store/apps'])(
  'hides the link to the store without an app: "%s"',
  (url) => {
    openFooter(url);
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByRole('link', storeLink)).toBeNull();
  },
);
