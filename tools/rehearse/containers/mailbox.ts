/** A mail server that keeps what comes, for servers in containers. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  readonly port: number;
  /** The link of the newest mail to an address, once it has come. */
  linkTo(address: string): Promise<URL>;
  stop(): void;
}

/** Starts one on every address of this machine. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        const text = Buffer.concat(parts).toString('utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', () => resolve()));
  return {
    port: (server.server.address() as AddressInfo).port,
    async linkTo(address) {
      for (const end = Date.now() + 30_000; Date.now() < end; ) {
        const text = mails.findLast(({ to }) => to === address)?.text;
        const link = text && /https?:\/\/\S+token=[\w.~-]+/.exec(text)?.[0];
        if (link) return new URL(link);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail with a link came to ${address}.`);
    },
    stop: () => server.close(),
  };
}
