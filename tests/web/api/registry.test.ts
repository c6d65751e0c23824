import { expect, test } from 'vitest';
import { action } from '#api/action.ts';
import { createJoinedStore, join } from '#api/registry.ts';

const greeted = action<string>('made-up/greeted');

test('a part that is loaded later joins the stores that run and those to come, and hears their actions', () => {
  const own = { steps: (state: number | undefined = 0) => state + 1 };
  const running = createJoinedStore<{ steps: number }>(own);
  const before = running.getState().steps;
  const heard: unknown[] = [];
  join({
    reducers: { greeting: (state = '', sent) => (greeted.match(sent) ? sent.payload : state) },
    middleware: [
      () => (next) => (sent) => {
        heard.push(sent);
        return next(sent);
      },
    ],
  });
  expect(running.getState()).toHaveProperty('greeting', '');
  running.dispatch(greeted('good morning'));
  expect(running.getState()).toHaveProperty('greeting', 'good morning');
  expect(running.getState().steps).toBeGreaterThan(before);

  const later = createJoinedStore<{ steps: number }>(own);
  later.dispatch(greeted('good night'));
  expect(later.getState()).toHaveProperty('greeting', 'good night');
  expect(running.getState()).toHaveProperty('greeting', 'good morning');
  expect(heard).toEqual([greeted('good morning'), greeted('good night')]);
});
