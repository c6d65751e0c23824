import { expect, inject, it } from 'vitest';
import { describeFault, measurePlans } from '#tests/support/plans/measure.ts';

it.each([
  ['plain tables', 0],
  ['32 partitions', 32],
])('every query of an account uses one partition, and every sweep an index: %s', async (_, partitions) => {
  const { plans } = await measurePlans(inject('clusterUrl'), 1_000, partitions);
  const faults = plans.flatMap((plan) => {
    const fault = describeFault(plan);
    return fault ? [`"${plan.name}" ${fault}: ${plan.text}`] : [];
  });
  expect(faults).toEqual([]);
  expect(plans.filter(({ kind }) => kind === 'hot').length).toBeGreaterThan(20);
  expect(plans.filter(({ kind }) => kind === 'sweep').length).toBeGreaterThan(10);
});
