import { networkInterfaces } from 'node:os';

/** An address of this machine other than loopback, to represent another machine. */
export function getExternalAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '0.0.0.0';
}
