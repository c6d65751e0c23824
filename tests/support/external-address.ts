import { networkInterfaces } from 'node:os';

/** An address of this machine that is not loopback: it stands for another machine. */
export function otherAddress(): string {
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return own.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '0.0.0.0';
}
