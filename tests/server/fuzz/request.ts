/** A call as it travels: with the ids, tokens and texts of those who play. */
import type { InjectOptions } from 'fastify';
import { hashToken } from '#server/services/tokens.ts';
import type { RunningApp } from '#tests/support/server.ts';
import type { Route } from '../attack/routes.ts';
import { parcelOf } from '../routes/people.ts';
import { addressOf, type Call, type Harm, spoil, type Token } from './generate-request.ts';
import type { Caller, DeadTokens, Victim } from './accounts.ts';
import { type Json, withRawNumbers } from './values.ts';

export interface Cast extends DeadTokens {
  readonly running: RunningApp;
  readonly caller: Caller;
  readonly other: Caller;
  readonly victim: Victim;
}

export interface Request extends InjectOptions {
  readonly method: Route['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

type Only<W extends Harm['what']> = Extract<Harm, { what: W }>;
const harmsOf = <W extends Harm['what']>({ harm }: Call, what: W) =>
  harm.filter((one): one is Only<W> => one.what === what);

/** Which token a route asks for. */
function goodToken({ guard }: Route, { caller }: Cast): string | null {
  if (guard === 'anybody') return null;
  return guard === 'link' ? caller.signUpToken : caller.token;
}

function badToken(as: Token, route: Route, { caller, other, ended, expired, removed }: Cast): string | null {
  const good = goodToken(route, { caller } as Cast) ?? caller.token;
  const [id, secret = ''] = caller.token.split('.');
  const made: Record<Token, string | null> = {
    none: null,
    empty: '',
    'made up': `${id}.${'A'.repeat(secret.length)}`,
    other: other.token,
    ended,
    expired,
    removed,
    half: good.slice(0, -1),
    doubled: `${other.token}, ${good}`,
    hash: `${id}.${hashToken(caller.token)}`,
    'own id, other secret': `${id}.${other.token.split('.')[1]}`,
    'user id': String(caller.userid),
    long: `${good}${'A'.repeat(8000)}`,
    SQL: "' or userid > 0 --",
    'control characters': `${good}\u00a0\u0085`,
    Basic: `Basic ${btoa(`${caller.username}:${caller.password}`)}`,
    capitals: good.toUpperCase(),
    'other purpose': caller.resetToken,
  };
  return made[as];
}

/** Which words in double braces stand for what. */
function words({ caller, victim, running }: Cast, text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => {
    if (name === 'victim') return String(victim.userid);
    if (name === 'nextSection') return running.context.instruments[1]!.instrument.id;
    if (name === 'own') return String(caller.userid);
    return name in caller ? String(caller[name as keyof Caller]) : all;
  });
}

/** A JSON value with another one in the place of one of its parts, counted in reading order; undefined drops it. */
function replaced(value: Json | undefined, at: number, to: Json | undefined): Json | undefined {
  const places = placesIn(value).slice(1);
  if (places.length === 0) return to;
  const place = places[at % places.length]!;
  const put = (one: Json, path: readonly string[]): Json => {
    const [key, ...rest] = path;
    if (key === undefined) return to as Json;
    if (Array.isArray(one)) {
      const list = [...(one as readonly Json[])];
      if (rest.length === 0 && to === undefined) list.splice(Number(key), 1);
      else list[Number(key)] = put(list[Number(key)] as Json, rest);
      return list;
    }
    const { [key]: part, ...others } = one as Record<string, Json>;
    return rest.length === 0 && to === undefined ? others : { ...others, [key]: put(part as Json, rest) };
  };
  return put(value as Json, place);
}

function placesIn(value: Json | undefined, path: readonly string[] = []): (readonly string[])[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => placesIn(part as Json, [...path, key]))
      : [];
  return [path, ...inside];
}

const isObject = (body: Json | undefined): body is Readonly<Record<string, Json>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

async function bodyOf(call: Call, route: Route, cast: Cast): Promise<Json | undefined> {
  let body = call.body;
  if (call.kind === 'right' && route.pattern.includes('/sealed/')) {
    for (const { at, to } of harmsOf(call, 'content')) body = replaced(body, at, to);
    const section = cast.running.context.instruments[0]!.instrument.id;
    body = (await parcelOf(cast.running, cast.caller, section, body as never)) as unknown as Json;
  }
  for (const harm of call.harm) {
    if (harm.what === 'value') body = replaced(body, harm.at, harm.to);
    if (harm.what === 'key' && isObject(body)) body = { ...body, [harm.key]: harm.to };
    if (harm.what === 'drop') body = replaced(body, harm.at, undefined);
  }
  if (call.dress.includes('unknown key') && isObject(body)) body = { ...body, unknown: ['x'] };
  if (call.dress.includes('keys reversed') && isObject(body))
    body = Object.fromEntries(Object.entries(body).toReversed()) as Json;
  return body;
}

function textOf(body: Json, call: Call, cast: Cast): string {
  let text = words(
    cast,
    withRawNumbers(JSON.stringify(body, null, call.dress.includes('spaces') ? '\t' : undefined)),
  );
  if (call.dress.includes('escapes'))
    text = text.replace(/"(?:[^"\\]|\\.)*"/g, (one) =>
      one.includes('\\')
        ? one
        : `"${one.slice(1, -1).replace(/[a-z]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`)}"`,
    );
  return text;
}

/** Makes the request of a call. */
export async function requestOf(call: Call, route: Route, cast: Cast): Promise<Request> {
  const { caller, running } = cast;
  const params: Record<string, string> = {
    userid: String(caller.userid),
    id: String(route.guard === 'owner' ? caller.userid : caller.registrationId),
    sectionId: running.context.instruments[0]!.instrument.id,
  };
  for (const { name, to } of harmsOf(call, 'param')) params[name] = words(cast, to);
  const headers: Record<string, string> = {};
  const [asked] = harmsOf(call, 'token');
  const token = asked ? badToken(asked.as, route, cast) : goodToken(route, cast);
  if (token !== null) headers.authorization = call.dress.includes('Bearer') ? `bearer  ${token}` : token;
  const url = addressOf(route, params, call.dress.includes('capitals'));
  const query = harmsOf(call, 'query')[0]?.to ?? (call.dress.includes('unknown query') ? '?unknown=1' : '');
  const takesBody = route.method !== 'GET' && route.method !== 'HEAD';
  let payload: string | Buffer | undefined;
  if (takesBody) {
    const body = await bodyOf(call, route, cast);
    payload = body === undefined ? undefined : textOf(body, call, cast);
    for (const { how } of harmsOf(call, 'text')) payload = spoil(how, String(payload ?? '{}'));
    headers['content-type'] = call.dress.includes('charset')
      ? 'Application/JSON; charset=UTF-8'
      : 'application/json';
    if (call.dress.includes('own origin')) headers['sec-fetch-site'] = 'same-origin';
  }
  for (const { name, to } of harmsOf(call, 'header')) headers[name] = to;
  return {
    method: route.method,
    url: `${url}${query}`,
    headers,
    remoteAddress: caller.ip,
    ...(payload === undefined ? {} : { payload }),
  };
}
