import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Order, Told } from './order.ts';

/** Processes that make load, each for as many orders as wanted. */
export interface LoadMaker {
  /** Makes the load that is ordered, and tells what came of it. One order at a time. */
  make(order: Order): Promise<Told>;
  stop(): void;
}

/** Starts a process that makes load. */
export function startLoadMaker(): LoadMaker {
  const child = fork(join(import.meta.dirname, 'flood.ts'), { execArgv: ['--import', 'tsx'] });
  return {
    async make(order) {
      const told = once(child, 'message');
      child.send(order);
      const [first] = await told;
      return first as Told;
    },
    stop: () => void child.kill(),
  };
}
