import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import { base } from '#contract/paths.ts';

/** What the network does to requests and responses. */
export interface NetworkConditions {
  /** Bytes per second of all connections together, in one direction. */
  readonly bandwidth?: number;
  /** Milliseconds from a request to the first byte of its response, on a fast server. */
  readonly latency?: number;
  /** Share of packets of 1,400 bytes that are sent again, and of requests whose connection ends; 0 to 1. */
  readonly loss?: number;
  /** Answers each request with 200 and the login page of a network. */
  readonly isCaptivePortal?: boolean;
  /** Asks the server for uncompressed responses. */
  readonly stripsCompression?: boolean;
  /** Adds an inline script and an external one to each page. */
  readonly injectsScript?: boolean;
}

/** 2G with GPRS: 50 kB/s, 600 ms, 3 % loss. */
export const slowNetwork: NetworkConditions = { bandwidth: 50_000, latency: 600, loss: 0.03 };

/** The page of a captive portal. */
const portalPage =
  '<!DOCTYPE html><html><head><title>Station WLAN</title></head><body>Log in to this network</body></html>';

/** Sets `window.injected` if the page runs it. */
const injectedScript = '<script>window.injected = "inline"</script><script src="/advert.js"></script>';

/** The app behind a proxy that changes what the browser receives. */
export interface NetworkProxy {
  /** The app with the address of the proxy. */
  readonly app: Pick<AppProcess, 'address' | 'dataDir'>;
  /** Origin and base path of the app without the proxy. */
  readonly serverAddress: string;
  /** Requests whose connection the proxy has reset, as "METHOD path". */
  readonly resets: readonly string[];
  setConditions(conditions: NetworkConditions): void;
  stop(): Promise<void>;
}

const packetBytes = 1400;

/** Starts a proxy on a free port, and the app with its address in mailed links. */
export async function startNetworkProxy(env: Record<string, string> = {}, seed = 35): Promise<NetworkProxy> {
  let conditions: NetworkConditions = {};
  let server: AppProcess;
  /** Time in ms at which the line is free for the next packet. */
  let isFreeAt = 0;
  const resets: string[] = [];
  const random = createRandom(seed);
  const hasLoss = () => random() < (conditions.loss ?? 0);

  /** Waits until the line has carried the packet, and again after a loss. */
  async function carry(bytes: number): Promise<void> {
    const { bandwidth, latency = 0 } = conditions;
    if (!bandwidth) return;
    const start = Math.max(Date.now(), isFreeAt);
    isFreeAt = start + (bytes / bandwidth) * 1000;
    await delay(isFreeAt - Date.now() + (hasLoss() ? latency : 0));
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (conditions.isCaptivePortal) {
      incoming.resume();
      outgoing.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(portalPage);
      return;
    }
    await delay(conditions.latency ?? 0);
    const isReset = hasLoss();
    // A lost request never reaches the server; a lost response does not reach the browser.
    const isRequestLost = isReset && random() < 0.5;
    const reset = () => {
      resets.push(`${incoming.method} ${incoming.url}`);
      incoming.socket.destroy();
    };
    if (isRequestLost) return reset();
    const response = await send(incoming);
    if (isReset) return reset();
    const { statusCode = 502, headers } = response;
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    if (conditions.injectsScript && isPage) {
      delete headers['content-length'];
      const page = (await text(response)).replace('</head>', `${injectedScript}</head>`);
      outgoing.writeHead(statusCode, headers).end(page);
      return;
    }
    outgoing.writeHead(statusCode, headers);
    for await (const chunk of response as AsyncIterable<Buffer>)
      for (let from = 0; from < chunk.length; from += packetBytes) {
        const packet = chunk.subarray(from, from + packetBytes);
        await carry(packet.length);
        outgoing.write(packet);
      }
    outgoing.end();
  }

  function send(incoming: IncomingMessage): Promise<IncomingMessage> {
    const headers = { ...incoming.headers };
    if (conditions.stripsCompression || conditions.injectsScript) delete headers['accept-encoding'];
    return new Promise((resolve, reject) => {
      const { port } = new URL(server.address);
      const { method, url: path } = incoming;
      const outgoing = request({ host: 'localhost', port, method, path, headers }, resolve);
      outgoing.on('error', reject);
      incoming.pipe(outgoing);
    });
  }

  const proxy = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  try {
    server = await startAppProcess({ PUBLIC_URL: origin, ...env });
  } catch (error) {
    // An open proxy would keep the test process running.
    proxy.close();
    throw error;
  }
  return {
    app: { dataDir: server.dataDir, address: `${origin}${base}` },
    serverAddress: server.address,
    resets,
    setConditions(next) {
      conditions = next;
    },
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await server.stop();
    },
  };
}

/** A linear congruential generator, so that a failed run can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
