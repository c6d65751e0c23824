/** What must hold of every answer, whatever was asked. Each check says in words what is wrong, or null. */
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { type ErrorCode, errors } from '#contract/errors.ts';
import { ErrorBody } from '#contract/responses.ts';
import { createSecurityHeaders } from '#server/app/plugins/security-headers.ts';
import { listRefusals } from '#server/routes/refusals.ts';
import { receiptPolicy } from '#server/services/consent-receipt/receipt.ts';
import { pagePolicy } from '#server/services/own-page/own-page.ts';
import type { Route } from '../attack/routes.ts';
import type { Call } from './generate-request.ts';
import type { Cast, Request } from './request.ts';
import { planted } from './values.ts';

export interface Exchange {
  readonly call: Call;
  readonly route: Route;
  readonly request: Request;
  readonly answer: {
    readonly statusCode: number;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly payload: string;
  };
  /** Tables, and what happened to their rows meanwhile. */
  readonly written: readonly string[];
  /** What the server logged meanwhile. */
  readonly log: string;
  /** Promises meanwhile that nobody caught. */
  readonly uncaught: readonly unknown[];
  readonly cast: Cast;
}

type Check = (exchange: Exchange) => string | null;

const isRead = ({ method }: Route) => method === 'GET' || method === 'HEAD';
const hasSucceeded = ({ answer }: Exchange) => answer.statusCode < 300;
const harms = ({ call }: Exchange, what: string) => call.harm.some((one) => one.what === what);

const neverFails: Check = ({ answer: { statusCode }, uncaught }) => {
  if (uncaught.length > 0) return `a promise was rejected and nobody caught it: ${uncaught[0]}`;
  return statusCode >= 500 ? `the server failed: ${statusCode}` : null;
};

const refusesAsDeclared: Check = (exchange) => {
  const { route, answer } = exchange;
  if (answer.statusCode < 400) return null;
  const { headers, payload, statusCode } = answer;
  const { refuses } = route.options.config as { refuses: readonly ErrorCode[] };
  const codes = [...listRefusals(route.method, route.pattern, refuses)];
  // Such an address may name no call at all.
  if (harms(exchange, 'param') || harms(exchange, 'query')) codes.push('address-unknown');
  if (route.method === 'HEAD') {
    const isDeclared = codes.some((code) => errors[code].status === statusCode);
    return isDeclared ? null : `the call does not declare ${statusCode}`;
  }
  const body = JSON.parse(payload) as { code: ErrorCode };
  if (!Check(ErrorBody, body)) return `the refusal has another shape: ${payload}`;
  const unknown = Object.keys(body).filter((key) => !(key in ErrorBody.properties));
  if (unknown.length > 0) return `the refusal tells more than it may: ${unknown}`;
  if (!codes.includes(body.code)) return `the call does not declare that it refuses with ${body.code}`;
  if (errors[body.code].status !== statusCode) return `${body.code} has another status than ${statusCode}`;
  if (statusCode === 429 && !(Number(headers['retry-after']) >= 1))
    return 'it does not say when to come again';
  return payload.includes(planted) ? 'the refusal repeats what was sent' : null;
};

const answersAsDeclared: Check = (exchange) => {
  const { route, answer } = exchange;
  if (answer.statusCode >= 400) return null;
  const response = route.options.schema?.response as Readonly<Record<string, TSchema>>;
  const declared = response[answer.statusCode];
  if (!declared) return `the call does not declare ${answer.statusCode}`;
  if (route.method === 'HEAD') return answer.payload === '' ? null : 'the answer to HEAD has a body';
  if (answer.statusCode === 204) return answer.payload === '' ? null : 'an answer without content has a body';
  const type = String(answer.headers['content-type']).split(';')[0]!;
  const { content } = declared as { content?: Readonly<Record<string, { schema: TSchema }>> };
  const schema = content ? content[type]?.schema : declared;
  if (!schema) return `the call does not declare ${type}`;
  const body = type === 'application/json' ? JSON.parse(answer.payload) : answer.payload;
  return Check(schema, body) ? null : `the answer has another shape: ${answer.payload.slice(0, 500)}`;
};

/** The address, token, type and body of what succeeds are those that the call asks for. */
const letsNothingPass: Check = (exchange) => {
  if (!hasSucceeded(exchange)) return null;
  const { call, route, request } = exchange;
  const { headers, payload } = request;
  const token = call.harm.find((one) => one.what === 'token')?.as;
  const isGoodToken =
    token === undefined || route.guard === 'anybody' || (route.guard === 'session' && token === 'other');
  if (!isGoodToken) return `this token opens it: ${token}`;
  // Of two values for the same parameter the last one stands in the address.
  const params = new Map(call.harm.flatMap((one) => (one.what === 'param' ? [[one.name, one.to]] : [])));
  const isOther = [...params].some(([name, to]) => !(name === 'sectionId' && to === '{{nextSection}}'));
  if (isOther) return `this address opens it: ${request.url}`;
  if (isRead(route)) return null;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return `another site may call it: ${site}`;
  const text = String(payload ?? '').replace(/^\ufeff/, '');
  if (text !== '' && /^(text|multipart|application\/x-)/.test(headers['content-type'] ?? ''))
    return `it takes ${headers['content-type']}`;
  const body = route.options.schema?.body as TSchema | undefined;
  return !body || Check(body, parsed(text)) ? null : 'its schema does not allow this body';
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const takesWhatIsRight: Check = (exchange) => {
  const { call, answer } = exchange;
  if (call.kind !== 'right' || call.harm.length > 0 || hasSucceeded(exchange)) return null;
  return `nothing is wrong with it, and it is refused: ${answer.statusCode} ${answer.payload}`;
};

const sendsItsHeaders: Check = ({ answer: { headers }, cast }) => {
  const { config, settings } = cast.running.context;
  const expected = {
    ...createSecurityHeaders(config.publicUrl, null, settings.embedHosts ?? []),
    'cache-control': 'no-store',
    // A person's own copy and the receipt are pages with policies for their own styles.
    ...(String(headers['content-type']).startsWith('text/html') && {
      'content-security-policy': String(headers['content-disposition']).includes('receipt')
        ? receiptPolicy
        : pagePolicy,
    }),
  };
  const wrong = Object.entries(expected).filter(([name, value]) => headers[name] !== value);
  return wrong.length === 0 ? null : `headers are missing or other: ${wrong.map(([name]) => name)}`;
};

const tellsOfNobodyElse: Check = ({ answer, cast }) => {
  const told = JSON.stringify(answer.headers) + answer.payload;
  const { victim, other } = cast;
  const secrets = [...victim.secrets, other.token, other.email, other.username, String(other.userid)];
  const found = secrets.find((secret) => told.includes(secret));
  return found === undefined ? null : `the answer tells of somebody else: ${found}`;
};

const logsNothing: Check = ({ log, cast: { caller, victim } }) => {
  const { token, password, email, username, userid, ip } = caller;
  const secrets = [planted, token, password, email, username, String(userid), `"${ip}"`, ...victim.secrets];
  const found = secrets.find((secret) => log.includes(secret));
  return found === undefined ? null : `the log holds what was sent, or whose it is: ${found}`;
};

/** A person under 18 is refused, and what was stored of the registration is deleted. */
const deletesForAge = (payload: string, written: readonly string[]) =>
  payload.includes('"age-invalid"') &&
  written.every((change) => change.endsWith(': DELETE') || change === 'removals: INSERT');

const changesNothingInVain: Check = ({ route, answer, written }) => {
  if ((answer.statusCode < 400 && !isRead(route)) || written.length === 0) return null;
  if (deletesForAge(answer.payload, written)) return null;
  return `answered with ${answer.statusCode}, and yet written: ${written.join(', ')}`;
};

const checks: readonly Check[] = [
  neverFails,
  refusesAsDeclared,
  answersAsDeclared,
  letsNothingPass,
  takesWhatIsRight,
  sendsItsHeaders,
  tellsOfNobodyElse,
  logsNothing,
  changesNothingInVain,
];

/** What is wrong with an answer, in words; null when nothing is. */
export function faultOf(exchange: Exchange): string | null {
  for (const check of checks) {
    const fault = check(exchange);
    if (fault !== null) return fault;
  }
  return null;
}
