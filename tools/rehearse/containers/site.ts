/** The services of `deploy/compose.yaml` as containers that can be started, asked, replaced and stopped one by one. */
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Compose, runArgs, type Service } from './compose.ts';
import type { Podman, Said } from './podman.ts';

export interface Site {
  /** Starts a service and waits until it is well, where it has a word for that. */
  start(name: string): Promise<void>;
  /** Asks it to stop, as an orchestrator does. @returns its exit code and how long it took */
  stop(name: string): { readonly code: number; readonly seconds: number };
  /** Runs a program in a service that is there. */
  within(name: string, ...command: readonly string[]): Said;
  /** A command of an operator: `dc run --rm operator …`. */
  operator(...command: readonly string[]): Said;
  /** The address of a service in one of its networks. */
  addressOf(name: string, network: string): string;
  /** What a service said, and what it said before it was replaced. */
  log(name: string): { readonly now: string; readonly before: string };
}

/**
 * Makes networks and volumes.
 * @param folder where backups go
 * @param extra further arguments for single services: ports of this machine
 */
export function layOut(
  podman: Podman,
  compose: Compose,
  folder: string,
  extra: Readonly<Record<string, readonly string[]>>,
): Site {
  for (const name of Object.keys(compose.volumes)) podman.run('volume', 'create', name);
  // As the runbook says.
  const backups = join(folder, 'backups');
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  chownSync(backups, 1000, 1000);
  const places = { './backups': backups };
  const serviceOf = (name: string) => compose.services[name] as Service;
  const commandOf = (name: string) => serviceOf(name).command ?? [];
  const inspect = (name: string, what: string) => podman.run('inspect', '--format', what, name);

  async function well(name: string): Promise<void> {
    const { healthcheck } = serviceOf(name);
    const isWell = healthcheck
      ? () => podman.ask('exec', name, ...healthcheck.test.slice(1)).status === 0
      : () => podman.ask('healthcheck', 'run', name).status === 0;
    if (!healthcheck && inspect(name, '{{json .Config.Healthcheck}}') === 'null') return;
    for (const end = Date.now() + 120_000; !isWell(); await sleep(250)) {
      const state = inspect(name, '{{.State.Status}}');
      if (state !== 'running' || Date.now() > end)
        throw new Error(`${name} is ${state} and not well:\n${podman.ask('logs', name).out}`);
    }
  }

  /** What containers said that were replaced since. */
  const earlier = new Map<string, string>();

  return {
    async start(name) {
      const { status, out } = podman.ask('logs', name);
      if (status === 0) earlier.set(name, `${earlier.get(name) ?? ''}${out}\n`);
      podman.ask('rm', '--force', name);
      const isOnce = serviceOf(name).restart === 'no';
      const args = [`--name=${name}`, `--network-alias=${name}`, ...(extra[name] ?? [])];
      const kept = serviceOf(name).network_mode === 'none' ? [`--name=${name}`] : args;
      podman.run(
        'run',
        '--pull=never',
        ...(isOnce ? [] : ['--detach']),
        ...kept,
        ...runArgs(serviceOf(name), places),
        ...commandOf(name),
      );
      if (!isOnce) await well(name);
    },
    stop(name) {
      const since = performance.now();
      podman.run('stop', name);
      return {
        code: Number(inspect(name, '{{.State.ExitCode}}')),
        seconds: Math.round((performance.now() - since) / 100) / 10,
      };
    },
    within: (name, ...command) => podman.ask('exec', name, ...command),
    operator: (...command) =>
      podman.ask('run', '--rm', '--pull=never', ...runArgs(serviceOf('operator'), places), ...command),
    addressOf: (name, network) =>
      inspect(name, `{{(index .NetworkSettings.Networks "${network}").IPAddress}}`),
    log: (name) => ({ now: podman.ask('logs', name).out, before: earlier.get(name) ?? '' }),
  };
}
