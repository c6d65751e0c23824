/** Builds the HTTP request of a generated one, with ids, tokens and texts of the accounts. */
import type { InjectOptions } from 'fastify';
import { hashToken } from '#server/services/tokens.ts';
import type { RunningApp } from '#tests/support/server.ts';
import type { Route } from '../attack/routes.ts';
import { createEncryptedSubmission } from '../routes/people.ts';
import { createUrl, type FuzzCall, type Mutation, mutateText, type BadToken } from './generate-request.ts';
import type { Caller, DeadTokens, Victim } from './accounts.ts';
import { type Json, insertRawNumbers } from './values.ts';

export interface FuzzContext extends DeadTokens {
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

type MutationOf<W extends Mutation['what']> = Extract<Mutation, { what: W }>;
const filterMutations = <W extends Mutation['what']>({ mutations }: FuzzCall, what: W) =>
  mutations.filter((one): one is MutationOf<W> => one.what === what);

/** The token that a route requires. */
function getValidToken({ guard }: Route, { caller }: FuzzContext): string | null {
  if (guard === 'anybody') return null;
  return guard === 'link' ? caller.signUpToken : caller.token;
}

function createBadToken(
  as: BadToken,
  route: Route,
  { caller, other, ended, expired, removed }: FuzzContext,
): string | null {
  const good = getValidToken(route, { caller } as FuzzContext) ?? caller.token;
  const [id, secret = ''] = caller.token.split('.');
  const tokens: Record<BadToken, string | null> = {
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
  return tokens[as];
}

/** Replaces words in double braces by values of the accounts. */
function fillPlaceholders({ caller, victim, running }: FuzzContext, text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => {
    if (name === 'victim') return String(victim.userid);
    if (name === 'nextSection') return running.context.instruments[1]!.instrument.id;
    if (name === 'own') return String(caller.userid);
    return name in caller ? String(caller[name as keyof Caller]) : all;
  });
}

/** Replaces one part of a JSON value, counted in document order; undefined removes it. */
function replacePart(value: Json | undefined, at: number, to: Json | undefined): Json | undefined {
  const paths = listPaths(value).slice(1);
  if (paths.length === 0) return to;
  const path = paths[at % paths.length]!;
  const setPart = (one: Json, path: readonly string[]): Json => {
    const [key, ...rest] = path;
    if (key === undefined) return to as Json;
    if (Array.isArray(one)) {
      const list = [...(one as readonly Json[])];
      if (rest.length === 0 && to === undefined) list.splice(Number(key), 1);
      else list[Number(key)] = setPart(list[Number(key)] as Json, rest);
      return list;
    }
    const { [key]: part, ...others } = one as Record<string, Json>;
    return rest.length === 0 && to === undefined ? others : { ...others, [key]: setPart(part as Json, rest) };
  };
  return setPart(value as Json, path);
}

function listPaths(value: Json | undefined, path: readonly string[] = []): (readonly string[])[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => listPaths(part as Json, [...path, key]))
      : [];
  return [path, ...inside];
}

const isObject = (body: Json | undefined): body is Readonly<Record<string, Json>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

async function createBody(call: FuzzCall, route: Route, context: FuzzContext): Promise<Json | undefined> {
  let body = call.body;
  if (call.kind === 'valid' && route.pattern.includes('/sealed/')) {
    for (const { at, to } of filterMutations(call, 'content')) body = replacePart(body, at, to);
    const section = context.running.context.instruments[0]!.instrument.id;
    body = (await createEncryptedSubmission(
      context.running,
      context.caller,
      section,
      body as never,
    )) as unknown as Json;
  }
  for (const mutation of call.mutations) {
    if (mutation.what === 'value') body = replacePart(body, mutation.at, mutation.to);
    if (mutation.what === 'key' && isObject(body)) body = { ...body, [mutation.key]: mutation.to };
    if (mutation.what === 'drop') body = replacePart(body, mutation.at, undefined);
  }
  if (call.variations.includes('unknown key') && isObject(body)) body = { ...body, unknown: ['x'] };
  if (call.variations.includes('keys reversed') && isObject(body))
    body = Object.fromEntries(Object.entries(body).toReversed()) as Json;
  return body;
}

function createBodyText(body: Json, call: FuzzCall, context: FuzzContext): string {
  let text = fillPlaceholders(
    context,
    insertRawNumbers(JSON.stringify(body, null, call.variations.includes('spaces') ? '\t' : undefined)),
  );
  if (call.variations.includes('escapes'))
    text = text.replace(/"(?:[^"\\]|\\.)*"/g, (one) =>
      one.includes('\\')
        ? one
        : `"${one.slice(1, -1).replace(/[a-z]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`)}"`,
    );
  return text;
}

/** Creates the HTTP request. */
export async function createRequest(call: FuzzCall, route: Route, context: FuzzContext): Promise<Request> {
  const { caller, running } = context;
  const params: Record<string, string> = {
    userid: String(caller.userid),
    id: String(route.guard === 'owner' ? caller.userid : caller.registrationId),
    sectionId: running.context.instruments[0]!.instrument.id,
  };
  for (const { name, to } of filterMutations(call, 'param')) params[name] = fillPlaceholders(context, to);
  const headers: Record<string, string> = {};
  const [badTokenMutation] = filterMutations(call, 'token');
  const token = badTokenMutation
    ? createBadToken(badTokenMutation.as, route, context)
    : getValidToken(route, context);
  if (token !== null) headers.authorization = call.variations.includes('Bearer') ? `bearer  ${token}` : token;
  const url = createUrl(route, params, call.variations.includes('capitals'));
  const query =
    filterMutations(call, 'query')[0]?.to ?? (call.variations.includes('unknown query') ? '?unknown=1' : '');
  const takesBody = route.method !== 'GET' && route.method !== 'HEAD';
  let payload: string | Buffer | undefined;
  if (takesBody) {
    const body = await createBody(call, route, context);
    payload = body === undefined ? undefined : createBodyText(body, call, context);
    for (const { how } of filterMutations(call, 'text')) payload = mutateText(how, String(payload ?? '{}'));
    headers['content-type'] = call.variations.includes('charset')
      ? 'Application/JSON; charset=UTF-8'
      : 'application/json';
    if (call.variations.includes('own origin')) headers['sec-fetch-site'] = 'same-origin';
  }
  for (const { name, to } of filterMutations(call, 'header')) headers[name] = to;
  return {
    method: route.method,
    url: `${url}${query}`,
    headers,
    remoteAddress: caller.ip,
    ...(payload === undefined ? {} : { payload }),
  };
}
