import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { instruments } from '../support/instruments.ts';
import { type RunningApp, startApp } from '../support/server.ts';
import { runOnDomain, createHttpRunner, startScenario, type Runner } from './scenario.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let running: RunningApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running?.stop());

const runners: [string, Runner][] = [
  ['on the domain', runOnDomain],
  ['over HTTP', (...args) => createHttpRunner(running)(...args)],
];

describe.each(runners)('The results of answers, %s', (_, runner) => {
  describe.each(instruments.map((instrument) => [instrument.id, instrument] as const))(
    '%s',
    (id, instrument) => {
      test.each(instrument.examples.map((example) => [example.name, example] as const))(
        '%s',
        async (_name, example) => {
          const { values, levels, percentiles } = await startScenario(id)
            .aged(example.age)
            .answerAll(example.answers)
            .submit(runner);
          for (const { score, value, level, percentile } of example.expected) {
            expect(values[score]).toBe(value);
            if (level !== undefined) expect(levels[score]).toBe(level);
            if (percentile !== undefined) expect(percentiles[score]).toBe(percentile);
          }
        },
      );
    },
  );

  test('changing one answer changes only its own score', async () => {
    const before = await startScenario('S5').answerAll(1).submit(runner);
    const after = await startScenario('S5').answerAll(1).answer(1, 5).submit(runner);
    const changed = Object.keys(before.values).filter((id) => before.values[id] !== after.values[id]);
    expect(changed).toHaveLength(1);
    // From 1 to 5 on one item: four points more.
    expect((after.values[changed[0]!] ?? 0) - (before.values[changed[0]!] ?? 0)).toBe(4);
  });

  test('rejects a missing answer with the same message', async () => {
    const gap = startScenario('S4').answerAll(2).answer(9, null).submit(runner);
    await expect(gap).rejects.toThrow('Question 9 has no answer. Please choose a value.');
  });
});
