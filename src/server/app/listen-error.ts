import type { Server } from 'node:net';
import { OperatorError } from '../config/operator-error.ts';

/** The two places where a process listens, by the variables that name them. */
export type Listener = '' | 'METRICS_';

/**
 * Does what opens a port, and tells in words why it could not be opened.
 * @throws OperatorError with the variable that leads to the port, and what to write
 */
export async function listening<T>(
  listener: Listener,
  { host, port }: { readonly host: string; readonly port: number },
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const { code = 'no reason given' } = error as NodeJS.ErrnoException;
    throw new OperatorError(describeListenError(`${listener}HOST`, `${listener}PORT`, host, port, code));
  }
}

/** Opens the port of a server of Node's own. */
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
      return `Port ${port} of ${host} is taken. Stop the other program, or set ${portName} to another number.`;
    case 'EACCES':
      return (
        `Port ${port} is for root alone. Set ${portName} to a number above 1023, and let the proxy in front have ` +
        'the ports 80 and 443.'
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return (
        `${hostName} is not an address of this machine ("${host}"). Write 127.0.0.1 for this machine alone, ` +
        '0.0.0.0 for every address that it has.'
      );
    default:
      return `Nobody can listen on port ${port} of ${host} (${code}). Check ${hostName} and ${portName}.`;
  }
}
