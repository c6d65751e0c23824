import { connect } from 'node:tls';

const timeoutMs = 5_000;

/**
 * Connects to an https address and reads the end of its certificate.
 * @throws the error of the connection, also if the certificate is not trusted
 */
export function readCertificateEnd(url: string): Promise<Date> {
  const { hostname: host, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port || 443), servername: host, timeout: timeoutMs }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}
