/** Plans of hot questions and sweeps at several sizes, on plain and on partitioned tables. */
import { startCluster } from '#tests/support/postgres.ts';
import { faultOf, measurePlans, type Plan } from './measure.ts';

const partitions = 32;

/** Prints one table for each size; fails when a plan is not as it has to be. */
export async function reportPlans(sizes: readonly number[]): Promise<void> {
  const cluster = startCluster();
  try {
    for (const attempts of sizes) {
      const plain = await measurePlans(cluster.url, attempts, 0);
      const spread = await measurePlans(cluster.url, attempts, partitions);
      console.log(
        `\nPlans at ${attempts.toLocaleString('en')} attempts, plain and in ${partitions} partitions`,
      );
      const bytes = [plain, spread].map(({ bytesOfAnAttempt }) => Math.round(bytesOfAnAttempt));
      console.log(`An attempt with its indexes takes ${bytes.join(' and ')} bytes`);
      console.table(tableOf(plain.plans, spread.plans));
      for (const plan of [...plain.plans, ...spread.plans]) tell(plan);
    }
  } finally {
    cluster.stop();
  }
}

/** The slowest statement of each question. */
function tableOf(plain: readonly Plan[], spread: readonly Plan[]) {
  const names = [...new Set(plain.map(({ name }) => name))];
  return names.map((name) => {
    const [a, b] = [slowest(plain, name), slowest(spread, name)];
    return {
      asked: name,
      'plain ms': Number(a.milliseconds.toFixed(2)),
      'plain pages': a.pages,
      'spread ms': Number(b.milliseconds.toFixed(2)),
      'spread pages': b.pages,
      partitions: b.partitions,
    };
  });
}

function slowest(plans: readonly Plan[], name: string): Plan {
  const [first] = plans.filter((plan) => plan.name === name).sort((a, b) => b.milliseconds - a.milliseconds);
  return first as Plan;
}

function tell(plan: Plan): void {
  const fault = faultOf(plan);
  if (!fault) return;
  console.log(`"${plan.name}" ${fault}: ${plan.text}`);
  process.exitCode = 1;
}
