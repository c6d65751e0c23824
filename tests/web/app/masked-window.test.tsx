import { act, render, screen, waitFor } from '@testing-library/react';
import {
  createBrowserRouter,
  matchRoutes,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMaskedWindow } from '#app/masked-window.ts';
import { createRoutes } from '#app/routes.tsx';
import library from '#compiled/library.json';
import help from '#compiled/help-now.json';
import { toAddress } from '#domain/reading-order/reading-order.ts';
import { instruments } from '#tests/support/instruments.ts';

const base = '/wellness-check';
const secret = { scores: 'planted-score' };

function Page() {
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <h1>{pathname + search + hash}</h1>
      <output>{JSON.stringify(state)}</output>
      <Outlet />
    </>
  );
}
const page = { element: <Page /> };
const routes: RouteObject[] = [
  { path: '/dashboard', ...page },
  { path: '/team', ...page },
  { path: '/result', ...page, handle: { maskPath: '/dashboard' } },
];

let router: ReturnType<typeof createBrowserRouter>;
let routerWindow: Window;
/** As `start` does after hydration. */
const maskOpened = () => routerWindow.history.replaceState(window.history.state, '', window.location.href);
/** Opens the app at an address, as a load of the document does. */
function open(address: string) {
  window.history.replaceState({ key: 'first' }, '', base + address);
  routerWindow = createMaskedWindow(routes, base);
  router = createBrowserRouter(routes, { basename: base, window: routerWindow });
  render(<RouterProvider router={router} />);
}
const getPage = () => screen.getByRole('heading').textContent;
const navigate = (to: string | number, options = {}) => act(() => router.navigate(to as string, options));
/** Everything that the browser stores of the current history entry. */
const readEntry = () => window.location.href + JSON.stringify(window.history.state);

beforeEach(() => localStorage.clear());
afterEach(() => {
  router.dispose();
  window.history.replaceState(null, '', '/');
});

describe('the address of a result on a phone that others may use', () => {
  it('is neutral, with the state in memory only, and the screen gets the real ones', async () => {
    open('/team');
    await navigate('/result?tab=S4', { state: secret });
    expect(getPage()).toBe('/result?tab=S4');
    expect(screen.getByText(JSON.stringify(secret))).toBeVisible();
    expect(window.location.pathname).toBe('/wellness-check/dashboard');
    expect(readEntry()).not.toMatch(/result|S4|planted/);
    await navigate('/result?tab=S5', { replace: true });
    expect(getPage()).toBe('/result?tab=S5');
    expect(readEntry()).not.toMatch(/result|S5/);
  });

  it('does not change Back and Forward', async () => {
    open('/team');
    await navigate('/result', { state: secret });
    await navigate('/dashboard');
    await navigate(-1);
    await waitFor(() => expect(getPage()).toBe('/result'));
    expect(screen.getByText(JSON.stringify(secret))).toBeVisible();
    await navigate(-1);
    await waitFor(() => expect(getPage()).toBe('/team'));
    await navigate(1);
    await waitFor(() => expect(getPage()).toBe('/result'));
  });

  it('stays after a link to a part of the page, such as the skip link', async () => {
    open('/team');
    await navigate('/result');
    act(() => {
      window.location.hash = '#main';
    });
    await waitFor(() => expect(getPage()).toBe('/result#main'));
    expect(readEntry()).not.toContain('result');
  });

  it('is replaced after a direct visit, when the page is displayed', () => {
    open('/result');
    expect(getPage()).toBe('/result');
    maskOpened();
    expect(readEntry()).not.toContain('result');
    expect(router.state.location.pathname).toBe('/wellness-check/result');
  });

  it('leads to the screen of the neutral address after a reload', async () => {
    open('/team');
    await navigate('/result');
    router.dispose();
    const entry = window.history.state as object;
    open(window.location.pathname.slice(base.length));
    window.history.replaceState(entry, '');
    expect(screen.getAllByRole('heading').at(-1)).toHaveTextContent('/dashboard');
  });
});

it('other addresses are unchanged', async () => {
  open('/dashboard');
  await navigate('/team', { state: secret });
  expect(window.location.pathname).toBe('/wellness-check/team');
  maskOpened();
  expect(readEntry()).toContain('planted-score');
});

it('a phone that no one else uses has the real addresses', async () => {
  localStorage.setItem('phone', 'mine');
  open('/team');
  await navigate('/result');
  expect(window.location.pathname).toBe('/wellness-check/result');
});

it('all results and help pages of the app have a neutral address', () => {
  const app = createRoutes({
    content: { cards: instruments },
    sessionController: {},
    store: {},
  } as unknown as Parameters<typeof createRoutes>[0]);
  const results = instruments.flatMap(({ routes: { feedback, combined } }) => [feedback, combined]);
  const helpPages = library.chapters.filter((chapter) => chapter.help).flatMap(({ pages }) => pages);
  const addresses = [
    ...results,
    '/myPatternScreen',
    '/myPatternFeedback',
    '/patternSummary',
    help.urgent.cannotTalk,
    ...helpPages.map(({ slug }) => toAddress(slug)),
  ];
  expect(helpPages.length).toBeGreaterThan(0);
  for (const address of addresses) {
    const handle = matchRoutes(app, address)?.at(-1)?.route.handle as { maskPath?: string } | undefined;
    expect(handle?.maskPath, address).toBeTruthy();
    // The neutral address is not masked itself.
    const masking = matchRoutes(app, handle?.maskPath ?? '')?.at(-1)?.route.handle as typeof handle;
    expect(masking?.maskPath).toBeUndefined();
  }
});
