/**
 * A server that implements only the two specifications, with the variations that they allow. Names are plain text,
 * missing values and wrong credentials are an empty list, a stored profile is confirmed with a text, and unspecified
 * routes are 404 or 405. CORS allows Content-Type and Authorization and no other header.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A received request, including preflights. */
interface ReceivedRequest {
  readonly method: string;
  /** Path under the API's base. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface StubServer {
  /** The value of `VITE_API_BASE`. */
  readonly address: string;
  readonly received: ReceivedRequest[];
  /**
   * The network: normal, every response three seconds late, every connection cut, or an error page with status 500 for
   * every request.
   */
  network: 'ok' | 'slow' | 'cut' | 'down';
  /** Lists contain null entries, versions are numbers, scores are lists of strings, names are HTML, times are words. */
  isMalformed: boolean;
  /** The error status of the next submission, in place of 204. */
  rejectNextWith: number | null;
  stop(): Promise<void>;
}

const base = '/portal/v1';
const person = {
  userid: 42,
  token: 'a token from elsewhere',
  username: 'river_42',
  password: 'quiet river 7',
};

/** The account of the stub. */
export const stubPerson = { ...person, name: 'Asha Rao' };

/** The results of a section after any answers: five scores, as in S1. */
export const stubScores = {
  feedback: [
    [18, 25, 21, 24, 88],
    ['Average', 'Average', 'High', 'Average', 'Average'],
    ['46', '55', '50', '48', '52'],
    [46, 55, 50, 48, 52],
  ],
  totalsum: '[18,25,21,24,88]',
  time: '2026-11-02T05:30:00.000Z',
};

/** The same with deviations from the contract. */
const oddTotals = ['18', 25, '21', 24, '88'];
const oddFeedback = [['18', null, 21, 24, '88'], ['Average', null, 'High', 'Average', 'Average'], null, []];

type StubResponse = readonly [status: number, body?: unknown, type?: 'json' | 'text' | 'html'];

/** Starts the stub on the port that the site was built for. */
export async function startStub(port: number): Promise<StubServer> {
  const answered = new Set<string>();
  const stub: Omit<StubServer, 'address' | 'stop'> & { address: string } = {
    address: '',
    received: [],
    network: 'ok',
    isMalformed: false,
    rejectNextWith: null,
  };

  function respondTo({ method, path, headers, body }: ReceivedRequest): StubResponse {
    const call = `${method} ${path}`;
    if (call === 'GET /user/verifyemail') return [404];
    const known = headers.authorization === person.token;
    const [, group, action, one, two] = path.split('/') as (string | undefined)[];
    const fields = body as Record<string, unknown> | null;
    if (call === 'POST /user/login') {
      if (fields?.email) return [200, 'mail sent', 'text'];
      const isRight = fields?.username === person.username && fields?.password === person.password;
      return [200, isRight ? [{ userid: person.userid, token: person.token }] : []];
    }
    if (call === 'POST /user/verifyemail') return [200, 'mail sent', 'text'];
    if (call === 'POST /user/createUser') return [200, 7];
    if (method === 'POST' && path.startsWith('/user/userInfo/')) return [200, 'stored', 'text'];
    if (call === `GET /section/summary/${person.userid}`) {
      // The request has no headers, so it needs no login.
      const known = answered.size > 0 ? (stub.isMalformed ? oddTotals : stubScores.totalsum) : null;
      return [
        200,
        [
          { section_id: 'S1', totalsum: known },
          { section_id: 'S2', totalsum: null },
          ...(stub.isMalformed ? [null] : []),
        ],
      ];
    }
    if (group !== 'user' && group !== 'section' && group !== 'report') return [404];
    if (['logout', 'resetPassword', 'survey', 'export', 'remove', 'userInfo'].includes(action ?? ''))
      return [405];
    if (!known) return [401, 'no session', 'text'];
    if (method === 'GET' && /^\/user\/(getName|profile)\/42$/.test(path))
      return stub.isMalformed ? [200, '<b>Asha</b>', 'html'] : [200, stubPerson.name, 'text'];
    if (call === `GET /section/progress/${person.userid}`)
      return [
        200,
        stub.isMalformed ? [...createProgress(answered).slice(0, -1), null] : createProgress(answered),
      ];
    if (method === 'GET' && group === 'report') {
      if (!answered.has(action ?? '')) return [200, stub.isMalformed ? [null] : []];
      return [200, stub.isMalformed ? [null, { time: 'soon' }] : [{ time: stubScores.time }]];
    }
    if (method === 'POST' && action === 'submit') {
      const status = stub.rejectNextWith;
      stub.rejectNextWith = null;
      if (status !== null) return [status];
      answered.add(two ?? '');
      return [204];
    }
    if (method === 'GET' && action === 'feedback')
      return [200, answered.has(two ?? '') ? (stub.isMalformed ? oddFeedback : stubScores.feedback) : []];
    if (method === 'GET' && action === 'history') {
      if (!answered.has(one ?? '')) return [404];
      if (stub.isMalformed) return [200, [null, { time: 'soon', totalsum: oddTotals, version: 1 }, null]];
      return [200, [{ time: stubScores.time, totalsum: stubScores.totalsum }]];
    }
    return [404];
  }

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received: ReceivedRequest = {
      method: request.method ?? '',
      path: (request.url ?? '').replace(base, ''),
      headers: request.headers,
      body: await readBody(request),
    };
    stub.received.push(received);
    if (stub.network === 'cut') {
      request.socket.destroy();
      return;
    }
    if (stub.network === 'slow') await new Promise((resolve) => setTimeout(resolve, 3000));
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? 'null');
    if (received.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Authorization');
      response.writeHead(204).end();
      return;
    }
    const [status, body, type = 'json'] =
      stub.network === 'down' ? ([500, '<html>Bad gateway</html>', 'html'] as const) : respondTo(received);
    const text = type === 'json' ? JSON.stringify(body) : String(body);
    response.setHeader(
      'Content-Type',
      { json: 'application/json', text: 'text/plain', html: 'text/html' }[type],
    );
    response.writeHead(status).end(body === undefined ? undefined : text);
  }

  const server = createServer((request, response) => void handleRequest(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  stub.address = `http://localhost:${port}${base}`;
  return Object.assign(stub, {
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** Without any attempt an empty list; later, "not completed" in both spellings of the specification. */
function createProgress(answered: ReadonlySet<string>): unknown[] {
  if (answered.size === 0) return [];
  return ['S1', 'S2', 'S3', 'S4', 'S5'].map((id, index) => ({
    section_id: id,
    totalsum: answered.has(id) ? stubScores.totalsum : index % 2 === 0 ? '' : '[]',
  }));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}
