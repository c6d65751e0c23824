/**
 * Random requests, generated from the routes of the running server, including new ones. The same seed generates the same
 * requests: `FUZZ_SEED=1 FUZZ_CALLS=2000 npx vitest run --project 'server*' tests/server/fuzz`; `FUZZ_CALL='POST
 * /contact' FUZZ_PATH=12:0` repeats one of them, as printed by a failure.
 */
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { errors } from '#contract/errors.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { throttles } from '#server/db/schema.ts';
import { isFullRun } from '#tests/support/database.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { formatRoute, recordRoutes, type Route } from '../attack/routes.ts';
import { readAccountRows } from '../attack/rows-of-account.ts';
import { type FuzzCall, generateCalls } from './generate-request.ts';
import { createDeadTokens, createCaller, createVictim } from './accounts.ts';
import { findViolation } from './oracle.ts';
import { type FuzzContext, createRequest } from './request.ts';
import { createValidBodies } from './valid-bodies.ts';
import { recordWrites, takeWrites } from './written-tables.ts';

/** Cheap password hashes, because thousands of requests need one. */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, hash: (text: string) => real.hash(text, { memoryCost: 8, timeCost: 1, parallelism: 1 }) };
});

const { FUZZ_SEED, FUZZ_CALLS, FUZZ_CALL, FUZZ_PATH, SERVER_DB } = process.env;
const seed = FUZZ_SEED ? Number(FUZZ_SEED) : Math.floor(Math.random() * 2 ** 31);
const calls = Number(FUZZ_CALLS ?? (isFullRun && !SERVER_DB ? 20_000 : 2_000));

/** The share of a route; routes with a body get more requests. */
const computeWeight = ({ method, options }: Route) => (options.schema?.body ? 6 : method === 'HEAD' ? 1 : 2);

/** Rate-limited routes: their counters are reset before a request that must succeed. */
const isLimited = ({ options }: Route) =>
  options.config?.refuses?.some((code) => errors[code].status === 429);

const routes: Route[] = [];
const log: string[] = [];

onBothDatabases(
  'Fuzzed requests',
  (running) => {
    let fuzzContext: FuzzContext;
    let before: string;
    /** Number of successful requests. */
    let accepted = 0;
    const uncaught: unknown[] = [];
    const recordRejection = (reason: unknown) => void uncaught.push(reason);

    beforeAll(async () => {
      process.on('unhandledRejection', recordRejection);
      const dead = await createDeadTokens(running());
      const victim = await createVictim(running());
      const [caller, other] = [await createCaller(running()), await createCaller(running())];
      fuzzContext = { ...dead, running: running(), victim, caller, other };
      before = await readAccountRows(running().context.db, victim.userid);
      // The first request creates the key.
      await running().context.keyring.current();
      await recordWrites(running().context.db);
    });
    afterAll(() => void process.off('unhandledRejection', recordRejection));

    test('every route declares its request and its responses', () => {
      const undeclared = routes.filter(({ method, pattern, options: { schema, config } }) => {
        const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
        const declared = Object.keys((schema?.params as { properties?: object })?.properties ?? {}).sort();
        const takesBody = method !== 'GET' && method !== 'HEAD' && pattern !== '/user/logout';
        return (
          !schema?.response || !config?.refuses || `${names}` !== `${declared}` || (takesBody && !schema.body)
        );
      });
      expect(
        undeclared.map(formatRoute),
        'Give the route params, body, response and `config.refuses`.',
      ).toEqual([]);
      expect(routes.length).toBeGreaterThan(30);
    });

    /**
     * Sends one request.
     * @throws Error with the violation and the request
     */
    async function runCall(call: FuzzCall, route: Route): Promise<void> {
      const { app, context } = running();
      if (call.mutations.length === 0 && isLimited(route)) await context.db.delete(throttles);
      const request = await createRequest(call, route, fuzzContext);
      log.length = 0;
      const response = await app.inject(request as never);
      await turn();
      const written = await takeWrites(context.db);
      const exchange = {
        call,
        route,
        request,
        response,
        written,
        log: log.join(''),
        uncaught: uncaught.splice(0),
        context: fuzzContext,
      };
      const violation = findViolation(exchange);
      if (response.statusCode < 300) accepted += 1;
      // The caller may have changed, so a new one is created.
      if (written.some((one) => !one.endsWith('INSERT'))) {
        fuzzContext = { ...fuzzContext, caller: await createCaller(running()) };
        // With a token of another account, the link or password in the body may be that of either.
        const isOther = call.mutations.some((one) => one.what === 'token' && one.as === 'other');
        if (isOther) fuzzContext = { ...fuzzContext, other: await createCaller(running()) };
        await takeWrites(context.db);
      }
      if (violation) throw new Error(`${violation}\n${formatRequest(request)}`);
    }

    test(
      'responds as declared, with no leak and no unexpected change, and accepts valid requests',
      async () => {
        const validBodies = createValidBodies(running().context.instruments[0]!.instrument);
        const selectedRoutes = routes.filter(
          (route) => FUZZ_CALL === undefined || formatRoute(route) === FUZZ_CALL,
        );
        const shares = selectedRoutes.reduce((sum, route) => sum + computeWeight(route), 0);
        const violations: string[] = [];
        let count = 0;
        for (const route of selectedRoutes) {
          const numRuns = Math.ceil((calls * computeWeight(route)) / shares);
          const found = await fc.check(
            fc.asyncProperty(generateCalls(route, validBodies), async (call) => {
              count += 1;
              await runCall(call, route);
            }),
            { seed, path: FUZZ_PATH, numRuns },
          );
          if (found.failed)
            violations.push(
              [
                `FUZZ_SEED=${seed} FUZZ_CALL='${formatRoute(route)}' FUZZ_PATH=${found.counterexamplePath}`,
                (found.errorInstance as Error).message,
                JSON.stringify(found.counterexample?.[0]),
              ].join('\n'),
            );
        }
        expect(violations.join('\n\n'), `FUZZ_SEED=${seed}`).toBe('');
        if (FUZZ_PATH === undefined) {
          expect(count).toBeGreaterThanOrEqual(calls);
          expect(accepted).toBeGreaterThan(calls / 5);
        }
        expect(await readAccountRows(running().context.db, fuzzContext.victim.userid)).toBe(before);
      },
      60_000 + calls * 60,
    );
  },
  {
    extendApi: recordRoutes(routes),
    settings: { ...builtInSettings, understanding: { enabled: true } },
    log: { level: 'trace', stream: { write: (line) => log.push(line) } },
  },
);

/** The request, to be repeated by hand. */
function formatRequest({ method, url, headers, payload }: Awaited<ReturnType<typeof createRequest>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 300)}`);
  const body = payload === undefined ? '' : `\n${String(payload).slice(0, 1500)}`;
  return `${method} ${url.slice(0, 300)}\n${lines.join('\n')}\n${body}`;
}
