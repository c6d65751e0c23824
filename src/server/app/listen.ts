import { lookup } from 'node:dns/promises';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { listening, listenOn } from './listen-error.ts';
import type { Config } from '../config/config.ts';

/**
 * Opens the port, at one address: for the name `localhost` Fastify would open a second server of its own beside, which
 * knows neither our door nor our raw answers, and which no stop cuts. Without Fastify's own log line: whoever starts the
 * server says it, in words.
 * @throws OperatorError when the port cannot be opened
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<void> {
  const { level } = app.log;
  app.log.level = 'warn';
  await listening('', { host, port }, async () => app.listen({ host: (await lookup(host)).address, port }));
  app.log.level = level;
}

/** A port that nobody has. @throws OperatorError when this machine does not have the host */
export async function freePort(host: string): Promise<number> {
  const probe = createServer();
  await listening('', { host, port: 0 }, () => listenOn(probe, host, 0));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
