import { lookup } from 'node:dns/promises';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { withListenErrors, listenOn } from './listen-error.ts';
import type { Config } from '../config/config.ts';

/**
 * Listens on one address. For `localhost` Fastify would create a second server, without load shedding, error responses
 * and shutdown of the first.
 * @throws OperatorError if the port cannot be opened
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  const { level } = app.log;
  app.log.level = 'warn';
  await withListenErrors('', { host, port }, async () =>
    app.listen({ host: (await lookup(host)).address, port }),
  );
  app.log.level = level;
}

/** Finds a free port. @throws OperatorError if the host is not an address of this machine */
export async function findFreePort(host: string): Promise<number> {
  const probe = createServer();
  await withListenErrors('', { host, port: 0 }, () => listenOn(probe, host, 0));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
