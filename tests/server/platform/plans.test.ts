import { expect, inject, it } from 'vitest';
import { describeProblem, measurePlans } from '#tests/support/plans/measure.ts';

it.each([
  ['plain tables', 0],
  ['32 partitions', 32],
])('every query of an account uses one partition, and every sweep an index: %s', async (_, partitions) => {
  const { plans } = await measurePlans(inject('clusterUrl'), 1_000, partitions);
  const problems = plans.flatMap((plan) => {
    const problem = describeProblem(plan);
    return problem ? [`"${plan.name}" ${problem}: ${plan.text}`] : [];
  });
  expect(problems).toEqual([]);
  expect(plans.filter(({ kind }) => kind === 'hot').length).toBeGreaterThan(20);
  expect(plans.filter(({ kind }) => kind === 'sweep').length).toBeGreaterThan(10);
});
