import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadPlan, LoadResult } from './load-plan.ts';

/** A process that generates load. */
export interface LoadGenerator {
  /** Generates the load of a plan and resolves with the result. One plan at a time. */
  run(plan: LoadPlan): Promise<LoadResult>;
  stop(): void;
}

/** Starts a process that generates load. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'load-generator.ts'), { execArgv: ['--import', 'tsx'] });
  return {
    async run(plan) {
      const message = once(child, 'message');
      child.send(plan);
      const [result] = await message;
      return result as LoadResult;
    },
    stop: () => void child.kill(),
  };
}
