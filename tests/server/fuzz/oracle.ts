/** Checks of every response. Each returns a description of the violation, or null. */
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { type ErrorCode, errors } from '#contract/errors.ts';
import { ErrorBody } from '#contract/responses.ts';
import { createSecurityHeaders } from '#server/app/plugins/security-headers.ts';
import { listErrorCodes } from '#server/routes/error-codes.ts';
import { receiptPolicy } from '#server/services/consent-receipt/receipt.ts';
import { exportPageCsp } from '#server/services/own-page/own-page.ts';
import type { Route } from '../attack/routes.ts';
import type { FuzzCall } from './generate-request.ts';
import type { FuzzContext, Request } from './request.ts';
import { planted } from './values.ts';

export interface Exchange {
  readonly call: FuzzCall;
  readonly route: Route;
  readonly request: Request;
  readonly response: {
    readonly statusCode: number;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly payload: string;
  };
  /** Tables with the operations on their rows during the request. */
  readonly written: readonly string[];
  /** Log lines during the request. */
  readonly log: string;
  /** Unhandled rejections during the request. */
  readonly uncaught: readonly unknown[];
  readonly context: FuzzContext;
}

type Check = (exchange: Exchange) => string | null;

const isReadRequest = ({ method }: Route) => method === 'GET' || method === 'HEAD';
const isSuccess = ({ response }: Exchange) => response.statusCode < 300;
const hasMutation = ({ call }: Exchange, what: string) => call.mutations.some((one) => one.what === what);

const checkNoFailure: Check = ({ response: { statusCode }, uncaught }) => {
  if (uncaught.length > 0) return `unhandled promise rejection: ${uncaught[0]}`;
  return statusCode >= 500 ? `internal error: ${statusCode}` : null;
};

const checkErrors: Check = (exchange) => {
  const { route, response } = exchange;
  if (response.statusCode < 400) return null;
  const { headers, payload, statusCode } = response;
  const { refuses } = route.options.config as { refuses: readonly ErrorCode[] };
  const codes = [...listErrorCodes(route.method, route.pattern, refuses)];
  // Such an address may match no route.
  if (hasMutation(exchange, 'param') || hasMutation(exchange, 'query')) codes.push('address-unknown');
  if (route.method === 'HEAD') {
    const isDeclared = codes.some((code) => errors[code].status === statusCode);
    return isDeclared ? null : `the route does not declare ${statusCode}`;
  }
  const body = JSON.parse(payload) as { code: ErrorCode };
  if (!Check(ErrorBody, body)) return `the error does not match its schema: ${payload}`;
  const unknown = Object.keys(body).filter((key) => !(key in ErrorBody.properties));
  if (unknown.length > 0) return `the error has unknown fields: ${unknown}`;
  if (!codes.includes(body.code)) return `the route does not declare the error ${body.code}`;
  if (errors[body.code].status !== statusCode) return `${body.code} does not have the status ${statusCode}`;
  if (statusCode === 429 && !(Number(headers['retry-after']) >= 1))
    return 'the header Retry-After is missing';
  return payload.includes(planted) ? 'the error contains text of the request' : null;
};

const checkResponses: Check = (exchange) => {
  const { route, response } = exchange;
  if (response.statusCode >= 400) return null;
  const responses = route.options.schema?.response as Readonly<Record<string, TSchema>>;
  const declared = responses[response.statusCode];
  if (!declared) return `the route does not declare ${response.statusCode}`;
  if (route.method === 'HEAD') return response.payload === '' ? null : 'the response to HEAD has a body';
  if (response.statusCode === 204)
    return response.payload === '' ? null : 'a response with status 204 has a body';
  const type = String(response.headers['content-type']).split(';')[0]!;
  const { content } = declared as { content?: Readonly<Record<string, { schema: TSchema }>> };
  const schema = content ? content[type]?.schema : declared;
  if (!schema) return `the route does not declare ${type}`;
  const body = type === 'application/json' ? JSON.parse(response.payload) : response.payload;
  return Check(schema, body)
    ? null
    : `the response does not match its schema: ${response.payload.slice(0, 500)}`;
};

/** A successful request has the address, token, type and body that the route requires. */
const checkAccess: Check = (exchange) => {
  if (!isSuccess(exchange)) return null;
  const { call, route, request } = exchange;
  const { headers, payload } = request;
  const token = call.mutations.find((one) => one.what === 'token')?.as;
  const isGoodToken =
    token === undefined || route.guard === 'anybody' || (route.guard === 'session' && token === 'other');
  if (!isGoodToken) return `accepted with this token: ${token}`;
  // The last value of a parameter is used in the address.
  const params = new Map(call.mutations.flatMap((one) => (one.what === 'param' ? [[one.name, one.to]] : [])));
  const isOther = [...params].some(([name, to]) => !(name === 'sectionId' && to === '{{nextSection}}'));
  if (isOther) return `accepted at this address: ${request.url}`;
  if (isReadRequest(route)) return null;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return `accepted from another site: ${site}`;
  const text = String(payload ?? '').replace(/^\ufeff/, '');
  if (text !== '' && /^(text|multipart|application\/x-)/.test(headers['content-type'] ?? ''))
    return `accepted with the content type ${headers['content-type']}`;
  const body = route.options.schema?.body as TSchema | undefined;
  return !body || Check(body, parseJson(text)) ? null : 'accepted a body that does not match the schema';
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const checkValidAccepted: Check = (exchange) => {
  const { call, response } = exchange;
  if (call.kind !== 'valid' || call.mutations.length > 0 || isSuccess(exchange)) return null;
  return `a valid request was rejected: ${response.statusCode} ${response.payload}`;
};

const checkHeaders: Check = ({ response: { headers }, context }) => {
  const { config, settings } = context.running.context;
  const expected = {
    ...createSecurityHeaders(config.publicUrl, null, settings.embedHosts ?? []),
    'cache-control': 'no-store',
    // The data export and the consent receipt are pages with policies for their own styles.
    ...(String(headers['content-type']).startsWith('text/html') && {
      'content-security-policy': String(headers['content-disposition']).includes('receipt')
        ? receiptPolicy
        : exportPageCsp,
    }),
  };
  const wrong = Object.entries(expected).filter(([name, value]) => headers[name] !== value);
  return wrong.length === 0 ? null : `headers are missing or wrong: ${wrong.map(([name]) => name)}`;
};

const checkNoLeak: Check = ({ response, context }) => {
  const sent = JSON.stringify(response.headers) + response.payload;
  const { victim, other } = context;
  const secrets = [...victim.secrets, other.token, other.email, other.username, String(other.userid)];
  const found = secrets.find((secret) => sent.includes(secret));
  return found === undefined ? null : `the response contains data of another account: ${found}`;
};

const checkLog: Check = ({ log, context: { caller, victim } }) => {
  const { token, password, email, username, userid, ip } = caller;
  const secrets = [planted, token, password, email, username, String(userid), `"${ip}"`, ...victim.secrets];
  const found = secrets.find((secret) => log.includes(secret));
  return found === undefined ? null : `the log contains data of the request or the account: ${found}`;
};

/** A person under 18 is rejected, and the rows of the registration are deleted. */
const isAgeRejection = (payload: string, written: readonly string[]) =>
  payload.includes('"age-invalid"') &&
  written.every((change) => change.endsWith(': DELETE') || change === 'removals: INSERT');

const checkNoWrites: Check = ({ route, response, written }) => {
  if ((response.statusCode < 400 && !isReadRequest(route)) || written.length === 0) return null;
  if (isAgeRejection(response.payload, written)) return null;
  return `the response is ${response.statusCode}, but rows were written: ${written.join(', ')}`;
};

const checks: readonly Check[] = [
  checkNoFailure,
  checkErrors,
  checkResponses,
  checkAccess,
  checkValidAccepted,
  checkHeaders,
  checkNoLeak,
  checkLog,
  checkNoWrites,
];

/** Describes what is wrong with a response; null if nothing is. */
export function findViolation(exchange: Exchange): string | null {
  for (const check of checks) {
    const violation = check(exchange);
    if (violation !== null) return violation;
  }
  return null;
}
