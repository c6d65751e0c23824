import type { FastifyInstance } from 'fastify';
import { clientAddressUnknownChannel } from '../metrics/diagnostics-channels.ts';

const warning =
  'X-Forwarded-For: the server cannot parse the client addresses of the proxy, so these clients share one rate limit. ' +
  'Let the proxy set X-Forwarded-For to the plain address, and check TRUST_PROXY.';

/** Logs one warning per process if client addresses cannot be parsed. The address itself is not logged. */
export function warnOfInvalidClientAddress(app: FastifyInstance): void {
  const warn = () => {
    clientAddressUnknownChannel.unsubscribe(warn);
    app.log.warn({ warning });
  };
  clientAddressUnknownChannel.subscribe(warn);
  app.addHook('onClose', async () => void clientAddressUnknownChannel.unsubscribe(warn));
}
