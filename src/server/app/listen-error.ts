import type { Server } from 'node:net';
import { OperatorError } from '../config/operator-error.ts';

/** Prefix of the variables of a port. */
export type PortVariablePrefix = '' | 'METRICS_';

/**
 * Opens a port.
 * @throws OperatorError with the variable of the port, and what to write
 */
export async function withListenErrors<T>(
  listener: PortVariablePrefix,
  { host, port }: { readonly host: string; readonly port: number },
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const { code = 'no error code' } = error as NodeJS.ErrnoException;
    throw new OperatorError(describeListenError(`${listener}HOST`, `${listener}PORT`, host, port, code));
  }
}

/** Opens the port of a Node server. */
export function listenOn(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function describeListenError(
  hostName: string,
  portName: string,
  host: string,
  port: number,
  code: string,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `${portName}: port ${port} of ${host} is in use. Stop the other process, or set ${portName} to another number.`;
    case 'EACCES':
      return (
        `${portName}: only root may listen on port ${port}. Set ${portName} to a number above 1023, and let the proxy listen on ` +
        'the ports 80 and 443.'
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return (
        `${hostName}: "${host}" is not an address of this machine. Write 127.0.0.1 to serve this machine only, or ` +
        '0.0.0.0 to serve all its addresses.'
      );
    default:
      return `${portName}: the server cannot listen on port ${port} of ${host} (${code}). Check ${hostName} and ${portName}.`;
  }
}
