import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createRouter, type Router, type RouteTable } from '#app/router/router.ts';
import type { ScreenRoute, Shown } from '#app/router/screen-route.ts';

const Page = () => null;
const at = (path: string, load: () => Promise<Shown> = async () => ({ Component: Page })): ScreenRoute => ({
  path,
  load,
});

interface Given {
  readonly admitted?: boolean;
  readonly members?: ScreenRoute[];
  /** Loads the routes that are not there from the start. */
  readonly more?: () => Promise<RouteTable>;
}

function make(visitors: ScreenRoute[], { admitted = true, members = [], more }: Given = {}) {
  const scrolled: Record<string, number> = {};
  let height = 0;
  const router = createRouter({
    history: UNSAFE_createMemoryHistory({ initialEntries: ['/base/'] }),
    basename: '/base',
    table: { visitors: [at('/'), at('/login'), ...visitors], members },
    more,
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

test('routes that come later are asked for where none of the first fits, and stand behind the guard as those do', async () => {
  const more = vi.fn(async () => ({ visitors: [at('/later')], members: [at('/mine')] }));
  const { router } = make([at('/first')], { more, admitted: false });
  await router.open();
  await router.navigate('/first');
  expect(more).not.toHaveBeenCalled();
  const led = router.navigate('/later');
  expect([path(router), router.pending]).toEqual(['/base/first', true]);
  await led;
  expect([path(router), router.view.isMembers]).toEqual(['/base/later', false]);
  await router.navigate('/mine');
  expect(path(router)).toBe('/base/login');
});

test('routes that were lost say so at the address that was wished for, and are asked for again', async () => {
  const lost = new Error('The line dropped');
  const more = vi.fn(async (): Promise<RouteTable> => ({ visitors: [at('/later')], members: [] }));
  more.mockRejectedValueOnce(lost);
  const { router } = make([], { more });
  await router.open();
  await router.navigate('/later');
  expect([path(router), router.view.error, router.pending]).toEqual(['/base/later', lost, false]);
  await router.navigate('/later');
  expect(router.view.error).toBeUndefined();
  expect(router.view.shown).not.toBeNull();
});

test('the first line that an address fits is its own, in any letter case and however it is spelled', async () => {
  const members = [at('/dashboard'), at('/asked/:sectionId'), at('/:page'), at('*')];
  const { router } = make([], { members });
  await router.open();
  for (const [address, pattern, params] of [
    ['/Dashboard/', '/dashboard', {}],
    ['/%64ashboard', '/dashboard', {}],
    ['/asked/S1', '/asked/:sectionId', { sectionId: 'S1' }],
    ['/wellBeing1?a=1', '/:page', { page: 'wellBeing1' }],
    ['/no/such/page', '*', { '*': 'no/such/page' }],
  ] as const) {
    await router.navigate(address);
    expect([router.view.route?.path, router.view.params]).toEqual([pattern, params]);
  }
});
