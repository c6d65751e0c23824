import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createRouter, type Router } from '#app/router/router.ts';
import type { ScreenRoute, Shown } from '#app/router/screen-route.ts';

const Page = () => null;
const at = (path: string, load: () => Promise<Shown> = async () => ({ Component: Page })): ScreenRoute => ({
  path,
  load,
});

function make(visitors: ScreenRoute[], { admitted = true, members = [] as ScreenRoute[] } = {}) {
  const scrolled: Record<string, number> = {};
  let height = 0;
  const router = createRouter({
    history: UNSAFE_createMemoryHistory({ initialEntries: ['/base/'] }),
    basename: '/base',
    table: { visitors: [at('/'), at('/login'), ...visitors], members },
    admits: async () => admitted,
    places: {
      keep: ({ key }) => void (scrolled[key] = height),
      find: ({ key }) => scrolled[key] ?? null,
      store: () => undefined,
    },
  });
  return { router, scrollTo: (y: number) => void (height = y) };
}
const path = ({ view }: Router) => view.location.pathname;

test('the old page stays until the new one is loaded; then it has its address', async () => {
  let come: () => void = () => undefined;
  const slow = () => new Promise<Shown>((resolve) => (come = () => resolve({ Component: Page })));
  const { router } = make([at('/slow', slow)]);
  await router.open();
  const led = router.navigate('/slow');
  expect([path(router), router.pending]).toEqual(['/base/', true]);
  come();
  await led;
  expect([path(router), router.pending]).toEqual(['/base/slow', false]);
});

test('who changes their mind on the way is not led to the first page afterwards', async () => {
  let come: () => void = () => undefined;
  const slow = () => new Promise<Shown>((resolve) => (come = () => resolve({ Component: Page })));
  const { router } = make([at('/slow', slow), at('/quick')]);
  await router.open();
  const first = router.navigate('/slow');
  await router.navigate('/quick');
  come();
  await first;
  expect([path(router), router.pending]).toEqual(['/base/quick', false]);
  await router.navigate(-1);
  await vi.waitFor(() => expect(path(router)).toBe('/base/'));
});

test('an anchor within the page loads nothing', async () => {
  const load = vi.fn(async () => ({ Component: Page }));
  const { router } = make([at('/long', load)]);
  await router.open();
  await router.navigate('/long');
  await router.navigate('/long#end');
  expect(router.view.location.hash).toBe('#end');
  expect(router.view.scroll).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  await router.navigate('/long?part=2');
  expect(load).toHaveBeenCalledTimes(2);
});

test('Back shows a page where it was left, a new page from its top', async () => {
  const { router, scrollTo } = make([at('/next')]);
  await router.open();
  scrollTo(300);
  await router.navigate('/next');
  expect(router.view.scroll).toBeNull();
  await router.navigate(-1);
  await vi.waitFor(() => expect(router.view.scroll).toBe(300));
});

test('nobody but those who are admitted is shown a page behind the login, and Back does not lead there', async () => {
  const { router } = make([at('/team')], { admitted: false, members: [at('/dashboard')] });
  await router.open();
  await router.navigate('/team');
  const seen: string[] = [];
  router.listen(({ location }) => seen.push(location.pathname));
  await router.navigate('/dashboard');
  expect(seen).toEqual(['/base/team', '/base/login']);
  await router.navigate(-1);
  await vi.waitFor(() => expect(path(router)).toBe('/base/'));
});

test('what was lost is told, and asked for again at the next visit', async () => {
  const load = vi.fn(async (): Promise<Shown> => ({ Component: Page }));
  load.mockRejectedValueOnce(new Error('lost'));
  const { router } = make([at('/part', load)]);
  await router.open();
  await router.navigate('/part');
  expect(router.view.error).toMatchObject({ message: 'lost' });
  await router.navigate('/');
  await router.navigate('/part');
  expect(router.view.error).toBeUndefined();
  expect(router.view.shown?.Component).toBe(Page);
});
