import type { FastifyInstance } from 'fastify';
import { clientAddressUnknown } from '../metrics/channels.ts';

const warning =
  'X-Forwarded-For: the server cannot parse the client addresses of the proxy, so these clients share one rate limit. ' +
  'Let the proxy set X-Forwarded-For to the plain address, and check TRUST_PROXY.';

/** Logs one warning per process if client addresses cannot be parsed. The address itself is not logged. */
export function warnOfUnknownClients(app: FastifyInstance): void {
  const warn = () => {
    clientAddressUnknown.unsubscribe(warn);
    app.log.warn({ warning });
  };
  clientAddressUnknown.subscribe(warn);
  app.addHook('onClose', async () => void clientAddressUnknown.unsubscribe(warn));
}
