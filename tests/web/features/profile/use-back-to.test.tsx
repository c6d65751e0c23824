// @own-page: the first test needs an empty history.
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeSession } from '#api/session.ts';
import { ProfilePageScreen } from '#features/profile/profile-page-screen.tsx';
import { createHarnessStore } from '#tests/support/harness.tsx';

const base = '/wellness-check';
const getPath = () => window.location.pathname.slice(base.length);
/** Pages that the router started to open. */
const opened: string[] = [];

function Page({ name }: { name: string }) {
  return (
    <>
      <h1>{name}</h1>
      <Link to="/profilePage">Profile</Link>
    </>
  );
}

/**
 * A small app with the browser's own history.
 * @param first starts an empty history
 */
function renderApp(path: string, first = false) {
  if (first) window.history.replaceState(null, '', base + path);
  else window.history.pushState(null, '', base + path);
  writeSession({ token: 'made-up', userid: '4711' });
  window.fetch = async () => new Response('"Meera"');
  const store = createHarnessStore();
  const router = createBrowserRouter(
    [
      { path: '/profilePage', element: <ProfilePageScreen sectionIds={[]} /> },
      ...['dashboard', 'resourcesScreen', 'myPatternScreen'].map((name) => ({
        path: `/${name}`,
        element: <Page name={name} />,
        loader: () => opened.push(name),
      })),
    ],
    { basename: base },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

beforeEach(() => {
  opened.length = 0;
  vi.restoreAllMocks();
});

describe("the browser's Back on the profile page", () => {
  // Must be the first test: only then is this page the first entry of the browser's history.
  it('leads to the dashboard if the page was opened by its address', async () => {
    const router = renderApp('/profilePage', true);
    await screen.findByText('Meera');
    expect(window.history.length).toBe(2);
    expect(getPath()).toBe('/profilePage');
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible();
    expect(getPath()).toBe('/dashboard');
    router.dispose();
  });

  it('leads to the dashboard, and does not display the previous page', async () => {
    const router = renderApp('/resourcesScreen');
    await userEvent.click(await screen.findByRole('link', { name: 'Profile' }));
    await screen.findByText('Meera');
    opened.length = 0;
    window.history.back();
    expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible();
    expect(getPath()).toBe('/dashboard');
    expect(opened).toEqual(['dashboard']);
    router.dispose();
  });

  it('does not affect links and Forward', async () => {
    const router = renderApp('/resourcesScreen');
    await userEvent.click(await screen.findByRole('link', { name: 'Profile' }));
    await screen.findByText('Meera');
    await router.navigate('/myPatternScreen');
    expect(await screen.findByRole('heading', { name: 'myPatternScreen' })).toBeVisible();
    // Back to the profile page, and forward again.
    window.history.back();
    await screen.findByText('Meera');
    window.history.forward();
    expect(await screen.findByRole('heading', { name: 'myPatternScreen' })).toBeVisible();
    router.dispose();
  });

  it('is not triggered by an anchor within the page', async () => {
    const router = renderApp('/profilePage');
    await screen.findByText('Meera');
    window.location.hash = 'main';
    await waitFor(() => expect(window.location.hash).toBe('#main'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByText('Meera')).toBeVisible();
    router.dispose();
  });
});
