import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInSettings } from '#server/config/settings.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';

const health = '/wellness-check/api/health';

describe('the headers of every response', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp();
  });
  afterAll(() => running?.stop());

  it.each([health, '/wellness-check/api/nowhere', '/elsewhere', '/'])(
    'forbid foreign content: %s',
    async (url) => {
      const { headers } = await running.app.inject({ url });
      expect(headers['content-security-policy']).toBe(
        "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';media-src 'self' blob:;" +
          "connect-src 'self';frame-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none';object-src 'none';worker-src 'self';manifest-src 'self';" +
          "require-trusted-types-for 'script';trusted-types service-worker",
      );
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('prevent caching of API responses', async () => {
    for (const url of [health, '/wellness-check/api/nowhere', '/wellness-check/api/section/progress/1']) {
      const { headers } = await running.app.inject({ url });
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

it('require https for a year if the public URL has it, and allow connections to the API of the build', async () => {
  const running = await startApp({
    config: { publicUrl: 'https://wellness.example.org' },
    apiOrigin: 'https://api.example.org',
  });
  const { headers } = await running.app.inject({ url: health });
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.org;");
  expect(headers['content-security-policy']).toContain(';upgrade-insecure-requests');
  await running.stop();
});

it('allow video players only of the configured hosts', async () => {
  const running = await startApp({ settings: { ...builtInSettings, embedHosts: ['player.example.org'] } });
  const { headers } = await running.app.inject({ url: health });
  expect(headers['content-security-policy']).toContain(';frame-src https://player.example.org;');
  await running.stop();
});

describe('a response without a route and a hook has the headers, a reference and a log line', () => {
  let running: RunningApp;
  let sockets: Socket[];
  const lines: string[] = [];
  const odd = 'No HTTP\r\n\r\n';
  /** Sends more data on the last opened connection. */
  let sendMore = (_text: string) => {};
  beforeAll(async () => {
    running = await startApp({
      log: { stream: { write: (line) => lines.push(line) } },
      async extendApi(api) {
        api.get('/tests/long', (_request, reply) => {
          const answer = new PassThrough();
          answer.write('first');
          setTimeout(() => sendMore(odd), 50);
          setTimeout(() => answer.end(' last'), 300);
          return reply.send(answer);
        });
        api.get('/tests/late', async () => {
          await sleep(100);
          return 'late';
        });
        api.get('/tests/soon', async () => 'soon');
      },
    });
    await running.app.listen({ host: '127.0.0.1', port: 0 });
    sockets = [];
    running.app.server.on('connection', (socket) => sockets.push(socket));
  });
  afterAll(() => running?.stop());

  /** Sends raw text over a new connection, and returns the raw response. */
  function sendRaw(text: string, then = () => {}): Promise<string> {
    const { port } = running.app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text, then));
      sendMore = (more) => socket.write(more);
      socket.on('data', (chunk) => {
        answer += chunk;
        if (answer.includes('"}')) socket.end();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
    });
  }
  const host = 'Host: localhost\r\nConnection: close\r\n';
  const long = 'x'.repeat(70_000);
  const cases: [string, string, number][] = [
    ['an address with a broken %-code', `GET /wellness-check/api/% HTTP/1.1\r\n${host}\r\n`, 400],
    ['invalid HTTP', 'Hello?\r\n\r\n', 400],
    ['an unknown method', `FETCH / HTTP/1.1\r\n${host}\r\n`, 400],
    ['a method without a route', `PROPFIND ${health} HTTP/1.1\r\n${host}\r\n`, 404],
    ['a page with a broken %-code', `GET /wellness-check/%ff HTTP/1.1\r\n${host}\r\n`, 400],
    ['a future version of HTTP', `GET ${health} HTTP/3.0\r\n${host}\r\n`, 505],
    ['headers that are too long', `GET ${health} HTTP/1.1\r\n${host}A: ${long}\r\n\r\n`, 431],
    [
      'a body that is too long',
      `POST /wellness-check/api/contact HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 70000\r\n\r\n${long}`,
      413,
    ],
    ['an unknown address', `GET /nowhere HTTP/1.1\r\n${host}\r\n`, 404],
  ];

  async function expectRefusal(answer: string, status: number): Promise<void> {
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'cache-control',
    ])
      expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
    // A client that accepts anything gets a page outside of the API.
    expect(answer).toMatch(
      /\r\n\r\n(\{"message":"[A-Z][^"]*\.","code":"[a-z-]+"\}|<!doctype html>[^]*<\/html>\s*)$/,
    );
    const [, reqId] = /\r\nrequest-id: ([\w-]{11})\r\n/i.exec(answer) ?? [];
    await vi.waitFor(() =>
      expect(lines.map((line) => JSON.parse(line))).toContainEqual(
        expect.objectContaining({ reqId, status }),
      ),
    );
  }

  it.each(cases)('%s', async (_name, text, status) => {
    await expectRefusal(await sendRaw(text), status);
  });

  it('but not after the last request of a connection, which has its own response', async () => {
    const answer = await sendRaw(
      `GET ${health} HTTP/1.1\r\n${host}\r\nGET ${health} HTTP/1.1\r\n${host}\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 .*\{"status":"ok"\}$/s);
  });

  it('a connection during a response is closed without another one', async () => {
    const before = lines.length;
    expect(await sendRaw('GET /wellness-check/api/tests/long HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(
      /^HTTP\/1.1 200 (?!.*HTTP\/1.1).*first/s,
    );
    expect(lines.slice(before).map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ status: 400, unreadable: 'HPE_INVALID_METHOD' }),
    );
  });

  it('an early response to an incomplete body is the only one', async () => {
    const head = `GET /wellness-check/api/tests/soon HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const answer = await sendRaw(head, () => setTimeout(() => sendMore(odd), 100));
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });

  it('a body has at most the 30 seconds of the whole request', () => {
    // For bodies Node uses the longer one of the two timeouts.
    const { headersTimeout, requestTimeout } = running.app.server;
    expect(Math.max(headersTimeout, requestTimeout)).toBe(30_000);
  });

  it.each([
    ['is no response yet', 'late', { status: null }],
    ['is half of it', 'long', { status: 200 }],
  ])('a client that disconnects while there %s is logged in one line', async (_what, call, more) => {
    const before = lines.length;
    const text = `GET /wellness-check/api/tests/${call} HTTP/1.1\r\n${host}\r\n`;
    await sendRaw(text, () => setTimeout(() => sockets.at(-1)?.destroy(), 30));
    // The handler runs to its end without another log line.
    await sleep(400);
    expect(lines.slice(before).map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 30,
        method: 'GET',
        route: `/wellness-check/api/tests/${call}`,
        cut: true,
        ...more,
      }),
    ]);
  });

  it.each([
    ['headers', ''],
    ['body', 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em'],
  ])('an incomplete request: %s', async (_part, rest) => {
    const answer = await sendRaw(`POST /wellness-check/api/contact HTTP/1.1\r\n${host}${rest}`, () => {
      const timeout = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      setTimeout(() => running.app.server.emit('clientError', timeout, sockets.at(-1)), 50);
    });
    await expectRefusal(answer, 408);
  });
});
